import "./shape.css";

/** A drawing on a 24-pixel grid: the data of an SVG path, filled by even and odd. It grows with the letters of the page. */
export function Shape({ path, size, className }: { path: string | undefined; size: number; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      aria-hidden="true"
    >
      <path d={path} fillRule="evenodd" />
    </svg>
  );
}
