/** Lines over time, one for each player: drawn as SVG, told as a table to those who can't see it. */

import { useLayoutEffect, useRef, useState } from "react";

import { withMinus } from "../words";
import "./chart.css";

export interface ChartProps {
  title: string;
  series: { name: string; values: number[] }[];
  /** The place to mark. */
  at?: number;
  /** Without a title and a key, for a narrow strip. */
  small?: boolean;
}

const HEIGHT = 220;
const SMALL = 90;
const PAD = { left: 30, right: 8, top: 10, bottom: 10 };
const LABEL = 12; // as high as a number beside the chart
const DASHES = ["", "7 4", "2 4", "10 3 2 3"];

export function Chart({ title, series, at, small = false }: ChartProps) {
  const height = small ? SMALL : HEIGHT;
  const figure = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(320);
  // Drawn in real pixels, so that lines and numbers are as readable on a phone as on a desk.
  useLayoutEffect(() => {
    const element = figure.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setWidth(Math.max(200, element.clientWidth)));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const length = Math.max(2, ...series.map((line) => line.values.length));
  const top = Math.max(5, ...series.flatMap((line) => line.values));
  const low = Math.min(0, ...series.flatMap((line) => line.values));
  const x = (i: number): number => PAD.left + (i / (length - 1)) * (width - PAD.left - PAD.right);
  const y = (value: number): number =>
    height - PAD.bottom - ((value - low) / (top - low)) * (height - PAD.top - PAD.bottom);
  const marks = [...new Set([0, top, low, Math.round(top / 2)])].filter((mark, place, all) =>
    all.slice(0, place).every((other) => Math.abs(y(other) - y(mark)) >= LABEL),
  );
  return (
    <figure ref={figure} className="chart">
      {!small && <figcaption>{title}</figcaption>}
      <svg width={width} height={height} role="img" aria-label={title}>
        {marks.map((mark) => (
          <g key={mark}>
            <line x1={PAD.left} x2={width - PAD.right} y1={y(mark)} y2={y(mark)} className="chart-grid" />
            <text x={PAD.left - 6} y={y(mark) + 4} textAnchor="end">
              {withMinus(String(mark))}
            </text>
          </g>
        ))}
        {at !== undefined && <line x1={x(at)} x2={x(at)} y1={0} y2={height} className="chart-at" />}
        {series.map((line, number) => (
          <polyline
            key={number}
            className={`chart-line chart-${number}`}
            strokeDasharray={DASHES[number] ?? ""}
            points={line.values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(" ")}
          />
        ))}
      </svg>
      {!small && (
        <ul className="chart-key">
          {series.map((line, number) => (
            <li key={number}>
              <svg width="28" height="10" aria-hidden="true">
                <line
                  x1="0"
                  x2="28"
                  y1="5"
                  y2="5"
                  className={`chart-line chart-${number}`}
                  strokeDasharray={DASHES[number] ?? ""}
                />
              </svg>
              {line.name}: {withMinus(String(line.values.at(-1) ?? 0))}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
