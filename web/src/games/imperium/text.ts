/** The text of a card by its abilities. */

/** The abilities in the text of a card, each with its word in front: 'Exhaust: …', 'Scoring: …'. */
export function partsOf(text: string): { label: string; text: string }[] {
  return text
    .split(/(?<=[.)!?] )(?=(?:Passive|Exhaust|Solstice|Scoring|Pasivní|Aktivuj|Slunovrat|Bodování)[^.:]{0,60}:)/u)
    .map((part) => {
      const match =
        /^((?:Passive|Exhaust|Solstice|Scoring|Pasivní|Aktivuj|Slunovrat|Bodování)[^.:]{0,60}):\s*(.*)$/su.exec(
          part.trim(),
        );
      return match ? { label: match[1] ?? "", text: match[2] ?? "" } : { label: "", text: part.trim() };
    })
    .filter((part) => part.label || part.text);
}

const LABELS: Record<string, string> = {
  Passive: "passive",
  Pasivní: "passive",
  Exhaust: "exhaust",
  Aktivuj: "exhaust",
  Solstice: "solstice",
  Slunovrat: "solstice",
  Scoring: "vp",
  Bodování: "vp",
};

/** The icon of an ability by the word in front of it. */
export function signOf(label: string): string {
  return LABELS[label.split(/[\s\u00a0]/u)[0] ?? ""] ?? "special";
}
