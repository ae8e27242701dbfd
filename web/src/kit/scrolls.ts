/** What is too long for its room can be scrolled by whoever has only keys. */

import { type RefObject, useEffect, useState } from "react";

/** The attributes of an element that may be too long: it can be focused as long as it is. */
export function useScrolls(of: RefObject<HTMLElement | null>): { tabIndex?: 0 } {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = of.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight));
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, [of]);
  return scrolls ? { tabIndex: 0 } : {};
}
