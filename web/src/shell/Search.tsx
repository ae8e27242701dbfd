/** A field to search a page with. */
export function Search(props: { value: string; label: string; onChange(value: string): void }) {
  return (
    <input
      type="search"
      className="search"
      aria-label={props.label}
      placeholder={props.label}
      value={props.value}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}
