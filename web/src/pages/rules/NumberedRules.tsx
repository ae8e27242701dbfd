/** Sections of numbered rules. */

import type { RuleOut } from "../../api/models";
import type { GameWords } from "../../words";
import { named, type Section } from "./parts";
import { Line } from "./Prose";

interface NumberedProps {
  words: GameWords;
  wanted: readonly string[];
  /** Where the address leads to. */
  hash: string;
}

/** `headed`: each section begins with its name, as it must where it isn't a part of its own. */
export function NumberedRules(props: NumberedProps & { sections: Section[]; headed: boolean }) {
  return props.sections.map((section) => (
    <section key={section.id} className="rules-section">
      {props.headed && <h3 id={section.id}>{named(section.name, props.words.lang)}</h3>}
      <ol>
        {section.rules.map((rule) => (
          <Rule key={rule.id} {...props} rule={rule} />
        ))}
      </ol>
    </section>
  ));
}

function Rule({ rule, words, wanted, hash }: NumberedProps & { rule: RuleOut }) {
  const { lang } = words;
  return (
    <li id={rule.id} className={`rule${rule.id === hash ? " here" : ""}`}>
      <a className="rule-id num" href={`#${rule.id}`} aria-label={words.say("rules-anchor", { rule: rule.id })}>
        {rule.id.split("-").slice(1).join(" ")}
      </a>
      <div>
        <p>
          <Line text={named(rule.texts, lang)} words={words} wanted={wanted} />
        </p>
        {rule.reading && (
          <p className="rule-note">
            <strong>{words.say("rules-reading")}</strong>{" "}
            <Line text={named(rule.reading, lang)} words={words} wanted={wanted} />
          </p>
        )}
        {rule.not_applicable && (
          <p className="rule-note">
            <strong>{words.say("rules-not-here")}</strong>{" "}
            <Line text={named(rule.not_applicable, lang)} words={words} wanted={wanted} />
          </p>
        )}
        {rule.inferred && !rule.reading && <p className="rule-note">{words.say("rule-inferred")}</p>}
      </div>
    </li>
  );
}
