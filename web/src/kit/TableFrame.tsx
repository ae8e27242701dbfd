/** The frame of every table: what can be clicked, looking closer, motion, arrow keys, and the tabs of a phone. */

import { type ComponentType, type ReactNode, useRef, useState } from "react";

import type { CardOut, Told } from "../api/models";
import type { CardFaceProps, TableProps } from "../games/types";
import { useChanged } from "../shell/hooks";
import type { GameWords } from "../words";
import { useChangingNumbers, useFlip } from "./flip";
import { useArrows } from "./keys";
import { askedOf, isNews, type Spots, useTableauOf } from "./table";
import { type Tab, tabClass, Tabs } from "./Tabs";
import { type Place, TableauProvider, useLooking } from "./tableau";
import "./tabletop.css";

/** Where a question is looked for. */
const ASKING: readonly Tab[] = ["mine", "middle", "others"];

/** With more places to click than this, each is marked quietly. */
const MANY = 8;

export interface TableFrameProps {
  /** What the page gives the table. */
  table: TableProps;
  words: GameWords;
  spots: Spots;
  CardFace: ComponentType<CardFaceProps>;
  /** A card in words. It must not change from one call to the next. */
  describe(words: GameWords, card: CardOut): string;
  /** What is to be said of a card at this table now, beneath its face. */
  now?: (card: CardOut) => ReactNode;
  /** The part of the table in which a place is. */
  tabOf(place: Place): Tab;
  /** Whether an event shows in the middle. */
  inMiddle(event: Told): boolean;
  /** Parts that this table hasn't. */
  without?: readonly Tab[];
  /** The part in which what was picked in the prompt lies. */
  pickedIn?: Tab | undefined;
  className: string;
  /** What opens over the table. */
  over?: ReactNode;
  children: ReactNode;
}

export function TableFrame(props: TableFrameProps) {
  const { table, words, spots, tabOf, inMiddle } = props;
  const { view, readOnly = false } = table;
  const root = useRef<HTMLDivElement>(null);
  const count = spots.options.size + (spots.picks?.size ?? 0);
  const legal = new Set([...spots.options.keys(), ...(spots.picks?.keys() ?? [])].map(tabOf));
  const { following = false, taught = false } = table;
  // A new question turns to where it can be answered, and back to one's own board if that is anywhere or nowhere.
  const answerable = ASKING.find((part) => legal.has(part)) ?? "mine";
  const [tab, setTab] = useState<Tab>(answerable);
  const shows = useChanged(following && view.answers);
  const asks = useChanged(askedOf(table) !== null && view.answers);
  const picks = useChanged(props.pickedIn);
  const turned = (): Tab => {
    if (shows && following) {
      const told = (table.stories.at(-1)?.told ?? []) as Told[];
      const isElsewhere = (part: Tab): boolean => told.some((event) => isNews(part, event, table.seat ?? 0, inMiddle));
      // Your own action shows on your own board, even if it ends your turn.
      const isMine = told.find(({ seat }) => typeof seat === "number")?.["seat"] === table.seat;
      const parts: Tab[] = isMine ? [] : ["others", "middle"];
      return parts.find((part) => !props.without?.includes(part) && isElsewhere(part)) ?? "mine";
    }
    if (shows) return answerable;
    if (picks && props.pickedIn) return props.pickedIn;
    return asks && legal.size > 0 && !legal.has(tab) ? answerable : tab;
  };
  const next = taught || tab === "log" ? tab : turned(); // don't interrupt a player who is reading the log
  if (next !== tab) setTab(next);
  const looking = useLooking(words, props.CardFace, view.answers, props.now);
  const tableau = useTableauOf(table, { words, spots, looking, describe: props.describe });
  useFlip(root, view.answers);
  useChangingNumbers(root, view.answers);
  useArrows(root, "[data-place]", ".legal");
  return (
    <TableauProvider value={tableau}>
      <div
        ref={root}
        className={`tabletop ${props.className} ${tabClass(tab)} ${tableau.asking ? "asking" : ""} ${count > MANY ? "many-legal" : ""}`}
        data-game={view.game}
      >
        <Tabs
          words={words}
          stories={table.stories}
          readOnly={readOnly}
          tab={tab}
          onTurn={setTab}
          hasOption={(name) => name !== tab && legal.has(name)}
          isNews={(name, event) => isNews(name, event, table.seat ?? 0, inMiddle)}
          without={props.without ?? []}
          unread={table.unread ?? 0}
        />
        {props.children}
      </div>
      {looking.looked}
      {props.over}
    </TableauProvider>
  );
}
