/** Where a picked card can go. */

import type { ReactNode } from "react";

import { Spot } from "../../kit/tableau";
import { useDesk } from "./desk";
import "./target.css";

export function Target({
  place,
  className = "",
  more,
  children,
}: {
  place: string;
  className?: string;
  more?: string | undefined;
  children: ReactNode;
}) {
  const { options } = useDesk();
  return options.has(place) ? (
    <Spot place={place} className={`cu-target ${className}`} more={more}>
      {children}
    </Spot>
  ) : null;
}
