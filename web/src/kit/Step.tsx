/** A button that goes through time: in a replay and in a recap. */

const SIGNS = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  "chapter-back": "M12 6 4 12l8 6zM20 6l-8 6 8 6z",
  back: "M17 5 7 12l10 7z",
  play: "M7 5l12 7-12 7z",
  pause: "M8 5v14M16 5v14",
  next: "M7 5l10 7-10 7z",
  "chapter-next": "M12 6l8 6-8 6zM4 6l8 6-8 6z",
  last: "M18 5v14M5 5l9 7-9 7z",
};

export function Step(props: { sign: keyof typeof SIGNS; label: string; disabled?: boolean; onClick(): void }) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path
          d={SIGNS[props.sign]}
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
