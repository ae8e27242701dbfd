// A card game of 104 cards for 4 players on boardgame.io: play a card onto one of four rows, draw a new one.
// Hands and the deck are secret. Four clients share a local master, which sends each its own view after every move.
// Prints JSON. Arguments: CPU seconds of one repeat, repeats.
"use strict";

const { Client } = require("boardgame.io/client");
const { Local } = require("boardgame.io/multiplayer");
const { PlayerView } = require("boardgame.io/core");

const CARDS = 104;
const PLAYERS = 4;
const HAND = 10;
const ROWS = 4;

const seconds = Number(process.argv[2] || 2);
const repeats = Number(process.argv[3] || 3);

const game = {
  name: "rows",
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: CARDS }, (_, i) => i + 1));
    const players = {};
    for (let seat = 0; seat < PLAYERS; seat++) players[seat] = { hand: deck.splice(0, HAND) };
    return { secret: { deck }, players, rows: Array.from({ length: ROWS }, () => []) };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: {
      move: ({ G, playerID }, place, row) => {
        const hand = G.players[playerID].hand;
        G.rows[row].push(hand.splice(place, 1)[0]);
        if (G.secret.deck.length) hand.push(G.secret.deck.pop());
      },
      client: false, // the deck is hidden from a client, so only the master can make the move
    },
  },
  endIf: ({ G }) => (Object.values(G.players).every((player) => player.hand.length === 0) ? { over: true } : undefined),
};

let state = 1;
function below(n) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

async function playGame(number) {
  const multiplayer = Local();
  const clients = Array.from({ length: PLAYERS }, (_, seat) =>
    Client({ game, numPlayers: PLAYERS, playerID: String(seat), matchID: `match-${number}`, multiplayer, debug: false }),
  );
  for (const client of clients) client.start();
  while (clients.some((client) => client.getState() === null)) await tick();
  let decisions = 0;
  for (;;) {
    const now = clients[0].getState();
    if (now.ctx.gameover) break;
    const seat = Number(now.ctx.currentPlayer);
    const client = clients[seat];
    const before = now._stateID;
    client.moves.put(below(client.getState().G.players[seat].hand.length), below(ROWS));
    while (clients.some((each) => each.getState()._stateID === before)) await tick();
    decisions++;
  }
  for (const client of clients) client.stop();
  return decisions;
}

function cpu() {
  const used = process.cpuUsage();
  return (used.user + used.system) / 1e6;
}

async function main() {
  let games = 0;
  let decisions = 0;
  let start = cpu();
  while (games === 0 || cpu() - start < seconds) decisions += await playGame(games++);
  let fastest = Infinity;
  for (let repeat = 1; repeat <= repeats; repeat++) {
    start = cpu();
    for (let number = 0; number < games; number++) await playGame(`${repeat}-${number}`);
    fastest = Math.min(fastest, cpu() - start);
  }
  console.log(
    JSON.stringify({
      version: require("boardgame.io/package.json").version,
      node: process.version,
      games_per_s: games / fastest,
      decisions_per_s: decisions / fastest,
      steps_per_s: decisions / fastest,
      decisions_per_game: decisions / games,
    }),
  );
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
