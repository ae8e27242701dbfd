import type { ReactNode } from "react";

import { changeSettings, COLOURS, HANDS, SIZES, SPEEDS, useSettings } from "../settings";
import { useTitle } from "../shell/hooks";
import { useWords } from "../words";

interface Choice<T extends string> {
  value: T;
  label: string;
}

function Choices<T extends string>(props: {
  name: string;
  legend: string;
  value: T;
  choices: Choice<T>[];
  hint?: string;
  onChange(value: T): void;
}) {
  return (
    <fieldset>
      <legend>{props.legend}</legend>
      <div className="choices">
        {props.choices.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={props.name}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {props.hint && <p className="hint">{props.hint}</p>}
    </fieldset>
  );
}

export default function Settings() {
  const words = useWords();
  const settings = useSettings();
  useTitle(words.say("nav-settings"));
  return (
    <div className="page">
      <h1>{words.say("nav-settings")}</h1>
      <p className="muted">{words.say("settings-lead")}</p>
      <Panel>
        <Choices
          name="lang"
          legend={words.say("settings-lang")}
          value={settings.lang}
          choices={[
            { value: "en", label: "English" },
            { value: "cs", label: "Čeština" },
          ]}
          onChange={(lang) => changeSettings({ lang })}
        />
        <Choices
          name="theme"
          legend={words.say("settings-theme")}
          value={settings.theme}
          choices={(["system", "light", "dark"] as const).map((value) => ({
            value,
            label: words.say(`theme-${value}`),
          }))}
          onChange={(theme) => changeSettings({ theme })}
        />
        <Choices
          name="colours"
          legend={words.say("settings-colours")}
          value={settings.colours}
          choices={COLOURS.map((value) => ({ value, label: words.say(`colours-${value}`) }))}
          hint={words.say("settings-colours-hint")}
          onChange={(colours) => changeSettings({ colours })}
        />
        <Choices
          name="size"
          legend={words.say("settings-size")}
          value={settings.size}
          choices={SIZES.map((value) => ({ value, label: words.say(`size-${value}`) }))}
          hint={words.say("settings-size-hint")}
          onChange={(size) => changeSettings({ size })}
        />
        <Choices
          name="hand"
          legend={words.say("settings-hand")}
          value={settings.hand}
          choices={HANDS.map((value) => ({ value, label: words.say(`hand-${value}`) }))}
          hint={words.say("settings-hand-hint")}
          onChange={(hand) => changeSettings({ hand })}
        />
        <Choices
          name="motion"
          legend={words.say("settings-motion")}
          value={settings.motion}
          choices={(["system", "on", "off"] as const).map((value) => ({ value, label: words.say(`motion-${value}`) }))}
          hint={words.say("settings-motion-hint")}
          onChange={(motion) => changeSettings({ motion })}
        />
        <Choices
          name="speed"
          legend={words.say("settings-speed")}
          value={settings.speed}
          choices={SPEEDS.map((value) => ({ value, label: words.say(`speed-${value}`) }))}
          hint={words.say("settings-speed-hint")}
          onChange={(speed) => changeSettings({ speed })}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={settings.sound}
            onChange={(event) => changeSettings({ sound: event.target.checked })}
          />
          <span>
            {words.say("settings-sound")}
            <span>{words.say("settings-sound-hint")}</span>
          </span>
        </label>
      </Panel>
      <Keys />
    </div>
  );
}

function Panel({ children }: { children: ReactNode }) {
  return <div className="panel stack settings">{children}</div>;
}

const KEYS: [string, string][] = [
  ["1 … 9", "keys-number"],
  ["← → ↑ ↓", "keys-arrows"],
  ["Enter", "keys-enter"],
  ["Esc", "keys-escape"],
  ["?", "keys-why"],
  ["u", "keys-undo"],
  ["l", "keys-log"],
  ["r", "keys-recap"],
  ["a", "keys-action"],
];

function Keys() {
  const words = useWords();
  return (
    <section className="stack" aria-labelledby="keys">
      <h2 id="keys">{words.say("keys-title")}</h2>
      <dl className="keys">
        {KEYS.map(([key, word]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words.say(word)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
