/** What the parts of one game's table share beside what all tables do. */

import { createContext, type Provider, useContext } from "react";

import { type Tableau, useTableau as useKitTableau } from "./tableau";

export function tableauWith<Extras extends object>(): {
  ExtrasProvider: Provider<Extras | null>;
  useTableau(): Tableau & Extras;
} {
  const Context = createContext<Extras | null>(null);
  const useTableau = (): Tableau & Extras => {
    const extras = useContext(Context);
    if (!extras) throw new Error("There is no table of this game around this part.");
    return { ...useKitTableau(), ...extras };
  };
  return { ExtrasProvider: Context.Provider, useTableau };
}
