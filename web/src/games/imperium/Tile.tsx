/** A card in play: name, icons, whether it is exhausted, what lies on it, and its garrison peeking out beneath. */

import type { CardOut, Lang } from "../../api/models";
import { Name } from "../../kit/Name";
import { isLong } from "../../kit/view";
import { capital, type GameWords } from "../../words";
import { suitsOf } from "./basics";
import { bandStyle, Effect, Marks, Points } from "./CardFace";
import { Emblem } from "./Emblem";
import { Goods, Icon } from "./icons";
import { factsOf, type InPlay, someOf, type Tokens } from "./model";
import { cardPlace } from "./places";
import { Spot, useTableau } from "./tableau";
import { partsOf, signOf } from "./text";
import "./tile.css";

export function Tile({ seat, where, small = false }: { seat: number; where: InPlay; small?: boolean }) {
  const { words, view } = useTableau();
  const card = words.cards.get(where.card);
  if (!card) return null;
  const facts = factsOf(card);
  const [suit = "nation"] = suitsOf(card);
  const tokens = someOf(where.tokens);
  const garrison = where.garrison.map((number) => ({ number, card: view.garrison[seat]?.[number]?.card ?? "" }));
  const says = statesOf(
    words,
    where,
    tokens,
    garrison.map((one) => one.card),
  );
  const exhausts = facts.abilities?.some((ability) => ability.startsWith("exhaust")) ?? facts.exhaust !== undefined;
  const name = words.cardName(card.id);
  return (
    <span className={`im-place ${small ? "im-place-small" : ""}`}>
      <Spot
        place={cardPlace("play", seat, where.index)}
        card={card.id}
        className="im-tile-spot"
        label={[name, ...(card.texts[words.lang] ?? []), ...says].join(". ")}
        more={says.join(". ")}
      >
        <span className={`tile im-tile im-${suit} ${where.exhausted ? "im-spent" : ""}`} style={bandStyle(card)}>
          <span className="tile-head im-tile-head">
            <Marks card={card} size={14} />
            <span className={`tile-name two-lines ${isLong(name, 15, 9) ? "tile-long" : ""}`}>
              <Name of={name} />
            </span>
          </span>
          <span className="im-tile-body">
            <Emblem card={card} className="im-tile-picture" />
            {(facts.terrain ?? []).map((icon, number) => (
              <span key={number} title={capital(words.word(icon))}>
                <Icon name={icon} size={14} />
              </span>
            ))}
            {(facts.icons ?? [])
              .filter((icon) => icon !== "pinned")
              .map((icon) => (
                <span key={icon} title={capital(words.word(icon))}>
                  <Icon name={icon} size={14} />
                </span>
              ))}
            {(exhausts || facts.exhaust) && (
              <span className="im-ability" title={words.say(where.exhausted ? "tile-exhausted" : "tile-ready")}>
                <Icon name="exhaust" size={13} />
                {facts.exhaust && <Effect words={words} plain={facts.exhaust} size={12} />}
              </span>
            )}
            {(facts.solstice ?? facts.abilities?.includes("solstice")) && (
              <span className="im-ability" title={capital(words.word("solstice"))}>
                <Icon name="solstice" size={13} />
                {facts.solstice && <Effect words={words} plain={facts.solstice} size={12} />}
              </span>
            )}
            {facts.passive && (
              <span title={words.say("tile-passive")}>
                <Icon name="passive" size={13} />
              </span>
            )}
            <Points words={words} worth={facts.vp} />
          </span>
          {!small && <Does card={card} lang={words.lang} />}
          {Object.keys(tokens).length > 0 && (
            <span className="im-tile-tokens" title={words.say("tokens-on")}>
              <Goods words={words} goods={tokens} size={14} />
            </span>
          )}
        </span>
      </Spot>
      {garrison.map((one) => {
        const under = words.cards.get(one.card);
        return (
          under && (
            <Spot
              key={one.number}
              place={cardPlace("garrison", seat, one.number)}
              card={under.id}
              className="im-garrison"
              label={words.say("garrison-label", { card: words.cardName(under.id), host: name })}
            >
              <span className={`im-garrison-in im-${suitsOf(under)[0] ?? "nation"}`}>
                <Icon name="garrison" size={11} />
                <span>
                  <Name of={words.cardName(under.id)} />
                </span>
              </span>
            </Spot>
          )
        );
      })}
    </span>
  );
}

/** What the card does while it lies there, in words. */
function Does({ card, lang }: { card: CardOut; lang: Lang }) {
  const abilities = (card.texts[lang] ?? []).flatMap(partsOf).filter(({ label }) => label && signOf(label) !== "vp");
  return abilities.map(({ label, text }) => (
    <span key={label} className="im-tile-text" aria-hidden="true">
      <Icon name={signOf(label)} size={12} /> {text}
    </span>
  ));
}

/** What lies here, in words. */
function statesOf(words: GameWords, where: InPlay, tokens: Tokens, garrison: readonly string[]): string[] {
  const said: string[] = [];
  if (where.exhausted) said.push(words.say("tile-exhausted"));
  for (const [good, count] of Object.entries(tokens))
    said.push(words.say("amount-label", { good: words.word(good), count }));
  if (garrison.length)
    said.push(words.say("garrison-of", { cards: garrison.map((card) => words.cardName(card)).join(", ") }));
  return said;
}
