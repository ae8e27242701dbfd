/** The table of Imperial Settlers: the other empires above, what all share in the middle, one's own empire and hand below. */

import { useMemo, useRef, useState } from "react";

import type { CardOut } from "../../api/models";
import { useFlip } from "../../kit/flip";
import { useArrows, useKeys } from "../../kit/keys";
import { Sheet } from "../../kit/Sheet";
import { isNews, useFolding, useTableauOf } from "../../kit/table";
import { type Tab, tabClass, Tabs } from "../../kit/Tabs";
import { TableauProvider, useLooking } from "../../kit/tableau";
import { useGameWords } from "../../words";
import type { TableProps } from "../types";
import CardFace from "./CardFace";
import { Now } from "./Detail";
import { Mine } from "./Empire";
import { Middle } from "./Middle";
import { copiesInSight, others, type Place, type SettlersView, spotsOf, targetsBySeat } from "./model";
import { Opponents } from "./Opponents";
import { Rival } from "./Solo";
import { describe, type Extras, ExtrasProvider } from "./tableau";
import "./table.css";

/** Events that show in the middle. */
const IN_MIDDLE = new Set(["revealed", "took", "left-over", "phase", "turn"]);

export default function Table(props: TableProps) {
  const { names, choice, onPick, readOnly = false } = props;
  const view = props.view as SettlersView;
  const words = useGameWords("settlers");
  const root = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<Tab>("mine");
  const [discard, setDiscard] = useState(false);
  const me = props.seat ?? 0;
  const asked = !readOnly && choice !== null && choice.seat === props.seat && choice.options !== null;
  const picked = asked ? (props.picked ?? null) : null;
  const { options, picks } = useMemo(
    () => spotsOf(view, asked ? choice : null, picked, words.cards),
    [view, asked, choice, picked, words.cards],
  );
  const looking = useLooking(words, CardFace, view.answers, (card: CardOut) => <Now view={view} seat={props.seat} card={card} />);
  const { open, looked } = looking;
  useFlip(root, view.answers);
  useArrows(root, "[data-place]", ".legal");
  useKeys(asked && choice.options?.some((option) => option.token === "pass") ? { p: () => onPick?.("group-pass") } : {});

  const rivals = useMemo(() => others(view, me), [view, me]);
  const targets = useMemo(() => targetsBySeat(options), [options]);
  // In the lookout phase the revealed cards need the room; whoever wants to look unfolds again.
  const lookout = view.phase === "lookout";
  const usual = lookout ? null : (rivals.find((seat) => targets.has(seat)) ?? rivals[0] ?? null);
  const { unfolded, fold } = useFolding(rivals, { usual, all: readOnly && view.result !== null, until: lookout });

  const tableau = useTableauOf(props, { words, options, looking, describe, asking: asked });
  const extras: Extras = useMemo(() => {
    const copies = copiesInSight(view);
    return {
      view,
      names,
      me,
      picks,
      picked,
      onPick: (group) => onPick?.(group),
      flipOf: (card: string, place: Place) => ((copies.get(card) ?? 0) > 1 ? `${card}@${place}` : card),
      openDiscard: () => setDiscard(true),
    };
  }, [view, names, me, picks, picked, onPick]);

  return (
    <TableauProvider value={tableau}>
      <ExtrasProvider value={extras}>
        <div
          ref={root}
          className={`st-table ${tabClass(tab)} st-phase-${view.phase} ${view.solo ? "st-solo" : ""} ${asked ? "asking" : ""}`}
          data-game="settlers"
        >
          <Tabs
            words={words}
            stories={props.stories}
            readOnly={readOnly}
            tab={tab}
            onTurn={setTab}
            hasOption={(name) => tab !== name && hasOption(options, name, me)}
            isNews={(name, event) => isNews(name, event, me, IN_MIDDLE)}
          />
          {view.solo ? (
            <Rival />
          ) : (
            view.phase !== "choosing" && <Opponents seats={rivals} unfolded={unfolded} onFold={fold} targets={targets} />
          )}
          <Middle />
          {view.phase !== "choosing" && <Mine />}
        </div>
        {looked}
        {discard && (
          <Sheet title={words.say("discard-title")} onClose={() => setDiscard(false)} closeLabel={words.say("close")}>
            {view.discard.length === 0 && <p>{words.say("discard-empty")}</p>}
            <ol className="st-pile">
              {[...view.discard].reverse().map((ref, number) => {
                const card = ref.card ? words.cards.get(ref.card) : undefined;
                return (
                  card && (
                    <li key={number}>
                      <button type="button" className="st-pile-card" onClick={() => open(card.id)}>
                        <CardFace card={card} size="chip" />
                      </button>
                    </li>
                  )
                );
              })}
            </ol>
          </Sheet>
        )}
      </ExtrasProvider>
    </TableauProvider>
  );
}


/** Whether something can be clicked in a part that is behind another tab on a phone. Cards to choose from lie on one's own. */
function hasOption(options: ReadonlyMap<Place, unknown>, tab: Tab, me: number): boolean {
  const places = [...options.keys()];
  if (tab === "log") return false;
  return places.some((place) => tabOf(place, me) === tab);
}

function tabOf(place: Place, me: number): Tab {
  if (place === "deck:common") return "middle";
  const owner = /^(?:location|deal|route|good|player):(\d+)/.exec(place)?.[1];
  return place.startsWith("line:") || (owner !== undefined && Number(owner) !== me) ? "others" : "mine";
}
