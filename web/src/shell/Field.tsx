/** What is to be written into a form: its label above, and a hint beneath. */

import type { ComponentProps } from "react";

export function Field({
  id,
  label,
  hint,
  onChange,
  ...input
}: Omit<ComponentProps<"input">, "onChange"> & {
  id: string;
  label: string;
  hint?: string | undefined;
  onChange(value: string): void;
}) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} {...input} onChange={(event) => onChange(event.target.value)} />
      {hint && <p className="hint">{hint}</p>}
    </div>
  );
}
