/** A chapter to read, with examples that show cards. */

import { Link } from "wouter";

import type { ChapterOut, ExampleOut } from "../../api/models";
import { gameModule } from "../../games";
import type { GameWords } from "../../words";
import { named } from "./parts";
import { Line, Prose } from "./Prose";

interface ChapterProps {
  words: GameWords;
  wanted: readonly string[];
}

export function Chapter({ chapter, words, wanted }: ChapterProps & { chapter: ChapterOut }) {
  return (
    <div className="chapter">
      <Prose text={named(chapter.texts, words.lang)} words={words} wanted={wanted} />
      {chapter.examples.map((example) => (
        <Example key={example.cards.join(" ")} example={example} words={words} wanted={wanted} />
      ))}
    </div>
  );
}

function Example({ example, words, wanted }: ChapterProps & { example: ExampleOut }) {
  const { CardFace } = gameModule(words.game);
  const cards = example.cards.flatMap((id) => words.cards.get(id) ?? []);
  return (
    <figure className="example">
      <ul className="example-cards">
        {cards.map((card) => (
          <li key={card.id}>
            <Link
              href={`/cards/${words.game}/${card.id}`}
              className="card-link"
              aria-label={named(card.names, words.lang)}
            >
              <CardFace card={card} size="card" />
            </Link>
          </li>
        ))}
      </ul>
      <figcaption>
        <Line text={named(example.texts, words.lang)} words={words} wanted={wanted} />
      </figcaption>
    </figure>
  );
}
