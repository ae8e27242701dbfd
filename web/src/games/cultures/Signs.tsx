/** Effects, resources and symbols as icons. */

import { Amounts, type AmountsProps } from "../../kit/Amounts";
import { signsOf } from "./effects";
import { Icon, isIcon } from "./icons";
import type { Effect } from "./model";

/** Only to look at: whoever draws it also says the text of the effect. */
export function Signs({ effects, size = 14 }: { effects: readonly Effect[]; size?: number }) {
  return (
    <span className="cu-signs" aria-hidden="true">
      {effects.map((effect, number) => (
        <span key={number} className="cu-sign">
          {signsOf(effect).map((sign, place) =>
            "icon" in sign ? <Icon key={place} name={sign.icon} size={size} /> : <span key={place}>{sign.text}</span>,
          )}
        </span>
      ))}
    </span>
  );
}

/** Resources, symbols or coins with their numbers. */
export function Goods({ size = 14, ...props }: Omit<AmountsProps, "icon"> & { size?: number }) {
  return <Amounts {...props} icon={(name) => (isIcon(name) ? <Icon name={name} size={size} /> : null)} />;
}
