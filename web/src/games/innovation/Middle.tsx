/** What all share: the supply piles of the ages, the achievements of the ages, and the special ones. */

import { CardBack } from "./CardFace";
import { AGES, drawAge, type InnovationView, ownerOf, shortNames, SPECIALS, SUPPLY } from "./model";
import { Spot, useTableau } from "./tableau";
import "./middle.css";

export function Middle({ view, seat, names }: { view: InnovationView; seat: number | null; names: readonly string[] }) {
  const { words, options } = useTableau();
  const drawFrom = seat === null ? 0 : drawAge(view, seat);
  return (
    <section className="middle part-middle" aria-label={words.say("middle-label")}>
      <div className="ages" role="group" aria-label={words.say("supply-label")}>
        <span className="label" aria-hidden="true">
          {words.say("supply-label")}
        </span>
        {Array.from({ length: 10 }, (_, i) => i + 1).map((age) => {
          const count = view.supply[age]?.length ?? 0;
          const drawing = options.has(SUPPLY) && age === drawFrom;
          const label = words.say("supply-pile", { age, count });
          return (
            <div key={age} className={`age ${count ? "" : "age-empty"}`} data-anchor={`supply-${age}`} title={label}>
              {drawing ? (
                <Spot place={SUPPLY} className="supply-spot" label={label}>
                  <CardBack age={String(age)} />
                </Spot>
              ) : (
                <span className="supply-spot">
                  <CardBack age={String(age)} />
                </span>
              )}
              <span className="age-count">{count}</span>
            </div>
          );
        })}
      </div>
      <Achievements view={view} names={names} />
    </section>
  );
}

function Achievements({ view, names }: { view: InnovationView; names: readonly string[] }) {
  const { words, openGoals } = useTableau();
  const short = shortNames(names);
  return (
    <div className="achievements" role="group" aria-label={words.say("achievements-label")} data-part="achievements">
      <span className="label" aria-hidden="true">
        {words.say("achievements-about")}
      </span>
      {AGES.map((age) => {
        const owner = ownerOf(view, age);
        return (
          <Spot
            key={age}
            place={`age:${age}`}
            label={goalText(words, age, owner, names)}
            className={`achievement ${owner === null ? "" : "achievement-gone"}`}
            onOpen={openGoals}
          >
            <span className="achievement-age">{age}</span>
            <Owner owner={owner} short={short} need={String(age * 5)} />
          </Spot>
        );
      })}
      {SPECIALS.map((name) => {
        const owner = view.specials[name] ?? null;
        return (
          <Spot
            key={name}
            place={`special:${name}`}
            label={specialText(words, name, owner, names)}
            className={`achievement special ${owner === null ? "" : "achievement-gone"}`}
            onOpen={openGoals}
          >
            <span className="special-name">{words.word(name)}</span>
            <Owner owner={owner} short={names} need={words.say(`special-short-${name}`)} />
          </Spot>
        );
      })}
    </div>
  );
}

/** What it takes, or who has it. */
function Owner({ owner, short, need }: { owner: number | null; short: readonly string[]; need: string }) {
  if (owner === null) return <span className="achievement-need">{need}</span>;
  return (
    <span className="achievement-need owner" data-seat={owner}>
      {short[owner]}
    </span>
  );
}

type Say = { say(id: string, args?: Record<string, string | number>): string };

function goalText(words: Say, age: number, owner: number | null, names: readonly string[]): string {
  return owner === null
    ? words.say("achievement-age", { age, points: age * 5 })
    : words.say("achievement-owned", { age, player: names[owner] ?? "" });
}

function specialText(words: Say, name: string, owner: number | null, names: readonly string[]): string {
  const text = words.say(`special-${name}`);
  return owner === null ? text : `${text} – ${names[owner]}`;
}

/** All achievements in words: what they take and who owns them. */
export function Goals({ view, names }: { view: InnovationView; names: readonly string[] }) {
  const { words } = useTableau();
  return (
    <>
      <p>{words.say("goals-needed", { count: view.needed })}</p>
      <ul className="goals">
        {AGES.map((age) => (
          <Goal
            key={age}
            text={words.say("achievement-age", { age, points: age * 5 })}
            owner={ownerOf(view, age)}
            names={names}
          />
        ))}
        {SPECIALS.map((name) => (
          <Goal key={name} text={words.say(`special-${name}`)} owner={view.specials[name] ?? null} names={names} />
        ))}
      </ul>
    </>
  );
}

function Goal({ text, owner, names }: { text: string; owner: number | null; names: readonly string[] }) {
  return (
    <li className={owner === null ? "" : "goal-gone"}>
      {text}
      {owner !== null && (
        <b className="owner" data-seat={owner}>
          {names[owner]}
        </b>
      )}
    </li>
  );
}
