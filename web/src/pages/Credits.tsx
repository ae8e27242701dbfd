import artists from "virtual:artists";

import type { Artist } from "../kit/pictures";
import { useTitle } from "../shell/hooks";
import { useWords, type Words } from "../words";

const SET = "https://game-icons.net";
const LICENCE = { name: "CC BY 3.0", url: "https://creativecommons.org/licenses/by/3.0/" };

/** Who drew the pictures of the cards, and under which licence. */
export default function Credits() {
  const words = useWords();
  useTitle(words.say("nav-credits"));
  return (
    <div className="page">
      <h1>{words.say("nav-credits")}</h1>
      <p>
        {words.say("credits-lead")} <a href={SET}>Game Icons</a>, <a href={LICENCE.url}>{LICENCE.name}</a>.
      </p>
      <p>{words.say("credits-changes")}</p>
      <ul className="stack credits">
        {artists.map((artist) => (
          <ArtistLine key={artist.name} artist={artist} words={words} />
        ))}
      </ul>
      <p className="muted">{words.say("credits-games")}</p>
    </div>
  );
}

function ArtistLine({ artist, words }: { artist: Artist; words: Words }) {
  const { name, url, licence, icons } = artist;
  return (
    <li>
      <strong>{url ? <a href={url}>{name}</a> : name}</strong> ·{" "}
      {words.say("credits-drawings", { count: icons.length })}
      {licence && ` · ${licence}`}
      <details>
        <summary className="small">{words.say("credits-which")}</summary>
        <p className="small muted" lang="en">
          {icons.map((icon) => icon.replaceAll("-", " ")).join(", ")}
        </p>
      </details>
    </li>
  );
}
