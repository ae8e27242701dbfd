"""What somebody who looks at a table sees of it: text that is small, cut off or covered, and options out of sight."""

# Of what a card does, a small card shows the beginning, and the enlarged card all of it.
BEGUN = "[class*=gist], .im-text, .im-tile-text, .cu-text, .ag-plate-text, .ag-detail-text, .ag-matter-rule"

# Where cards lie over one another if there are many: each still shows its name.
HANDS = ".hand, .st-hand, .im-hand, .ag-hand, .cu-hand"

SETTLING = 20  # looks, a tenth of a second apart

# In words what is wrong with the page as it is drawn now.
FAULTS = r"""({ desk, least, begun, hands }) => {
  const SLACK = 1.5;  // pixels: letters reach a little over their line
  const wrong = [];
  const table = document.querySelector('.table');
  const name = (element) => {
    const named = element.closest('[class]');
    const place = named?.closest('[data-place]')?.dataset.place ?? '';
    return `${place} .${named?.getAttribute('class')}`.trim().slice(0, 70);
  };
  const part = (one, other) => ({
    left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
  });
  const isEmpty = (box) => box.right - box.left < 1 || box.bottom - box.top < 1;
  const screen = { left: 0, top: desk ? 0 : -Infinity, right: innerWidth, bottom: desk ? innerHeight : Infinity };

  // What of an element's surroundings is shown, and whether the rest can be scrolled to.
  const windows = new Map();
  const windowOf = (element) => {
    if (!element || element === document.body) return { box: screen, scrolled: screen };
    if (windows.has(element)) return windows.get(element);
    const outer = windowOf(element.parentElement);
    const style = getComputedStyle(element);
    let { box, scrolled } = style.position === 'fixed' ? { box: screen, scrolled: screen } : outer;
    if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
      const own = element.getBoundingClientRect();
      box = part(box, own);
      const scrolls = [style.overflowX, style.overflowY].some((way) => way === 'auto' || way === 'scroll');
      scrolled = scrolls ? { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity } : part(scrolled, own);
    }
    const found = { box, scrolled };
    windows.set(element, found);
    return found;
  };

  // --- the page
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) wrong.push(`wide: ${page.scrollWidth}`);
  if (desk && page.scrollHeight > innerHeight) wrong.push(`high: ${page.scrollHeight}`);
  const main = document.querySelector('.table-main');
  for (const one of desk ? [main, ...main.querySelectorAll(':scope > *')] : []) {
    if (one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible')
      wrong.push(`the table scrolls: ${one.className} ${one.scrollHeight} > ${one.clientHeight}`);
  }

  // --- letters
  const isBroken = (node) => [...node.data.matchAll(/\p{L}+/gu)].some(({ 0: letters, index }) => {
    const tops = [...letters].map((_, place) => {
      range.setStart(node, index + place);
      range.setEnd(node, index + place + 1);
      return [...range.getClientRects()].at(-1)?.top ?? 0;
    });
    return Math.max(...tops) > Math.min(...tops) + 4;
  });
  const texts = [];
  const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const element = node.parentElement?.closest('.word')?.parentElement ?? node.parentElement;
    if (!node.data.trim() || element.closest('.hidden-text, .log, .chat, svg, [hidden], .table-game')) continue;
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1);
    if (!lines.length) continue;
    const style = getComputedStyle(element);
    const said = `"${node.data.trim().slice(0, 30)}" (${name(element)})`;
    if (desk && parseFloat(style.fontSize) < least) wrong.push(`small: ${said} ${style.fontSize}`);
    if (style.writingMode === 'horizontal-tb' && isBroken(node)) wrong.push(`broken without a hyphen: ${said}`);
    const { box, scrolled } = windowOf(element);
    const isShortened = element.closest(begun) || (!desk && element.closest('.prompt'));
    if (!isShortened && lines.some((line) => line.left < scrolled.left - SLACK || line.right > scrolled.right + SLACK
        || line.top < scrolled.top - line.height / 3 || line.bottom > scrolled.bottom + line.height / 3))
      wrong.push(`cut off: ${said}`);
    for (const line of lines) {
      const seen = part(line, box);
      if (!isEmpty(seen)) texts.push({ seen, element, said });
    }
  }

  // --- over one another
  const isOver = ({ seen: one }, { seen: other }) => {
    const both = part(one, other);
    const high = 0.35 * Math.min(one.bottom - one.top, other.bottom - other.top);  // lines stand close to each other
    return both.right - both.left > 2 && both.bottom - both.top > Math.max(4, high);
  };
  const isRelated = (one, other) => one.contains(other) || other.contains(one);
  const inSight = ({ seen, element }) => {
    const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return null;
    const top = document.elementFromPoint(x, y);
    return top && isRelated(top, element) ? null : (top ?? document.body);
  };
  const covered = new Set();
  for (const text of texts) {
    const over = inSight(text);
    if (!over) continue;
    covered.add(text);
    const fan = text.element.closest(hands);
    if (fan && fan.contains(over) && !text.element.closest('[class*=-name]')) continue;
    if (over.closest('.rail-prompt') && !desk) continue;
    wrong.push(`covered: ${text.said} by ${name(over)}`);
  }
  const bare = texts.filter((text) => !covered.has(text)).sort((one, other) => one.seen.top - other.seen.top);
  bare.forEach((one, place) => {
    for (let next = place + 1; next < bare.length && bare[next].seen.top < one.seen.bottom; next++) {
      const other = bare[next];
      if (!isRelated(one.element, other.element) && isOver(one, other))
        wrong.push(`overlap: ${one.said} and ${other.said}`);
    }
  });

  // --- what can be chosen
  const ROWS = (innerWidth > innerHeight ? 5 : 3) * 34;  // options of one line
  for (const list of desk ? document.querySelectorAll('.prompt-options') : []) {
    const seen = part(list.getBoundingClientRect(), windowOf(list).box);
    if (seen.bottom - seen.top < Math.min(ROWS, list.scrollHeight) - 1) wrong.push('few options in sight');
  }
  const places = new Map();
  for (const spot of desk ? document.querySelectorAll('.table-main .spot-button.legal') : []) {
    const key = spot.dataset.token ?? spot.dataset.pick;
    const seen = part(spot.getBoundingClientRect(), windowOf(spot.parentElement).box);
    const [wide, high] = [seen.right - seen.left, seen.bottom - seen.top];
    const isShown = spot.getClientRects().length && wide > 6 && high > 6;
    const points = isShown ? [0.08, 0.5, 0.92].flatMap((x) => [0.08, 0.5, 0.92].map((y) => [x, y])) : [];
    const isReached = points.some(([x, y]) => spot.contains(
      document.elementFromPoint(seen.left + x * wide, seen.top + y * high)));
    places.set(key, places.get(key) || isReached);
  }
  for (const [key, isReached] of places) if (!isReached) wrong.push(`out of sight: ${key}`);
  return [...new Set(wrong)];
}"""


def faults(page, desk):
    """What is wrong on the screen; `desk` is a screen on which the table doesn't scroll. Boards fold and pictures come
    a moment after the screen has got its size."""
    for _ in range(SETTLING):
        found = page.evaluate(FAULTS, {"desk": desk, "least": 11.99, "begun": BEGUN, "hands": HANDS})
        if not found:
            break
        page.wait_for_timeout(100)
    return found
