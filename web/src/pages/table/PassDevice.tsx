import { useWords } from "../../words";

/** Between two players at one device: nothing of the one before is in sight. */
export function PassDevice({ game, name, onReady }: { game: string; name: string; onReady(): void }) {
  const words = useWords();
  return (
    <div className="page pass-device" data-game={game}>
      <h1>{words.say("table-pass-title")}</h1>
      <p className="serif">{words.say("table-pass", { player: name })}</p>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- a screen of its own, and this is how it goes on */}
      <button type="button" className="button primary" onClick={onReady} autoFocus>
        {words.say("table-pass-ready", { player: name })}
      </button>
    </div>
  );
}
