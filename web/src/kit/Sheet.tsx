/** A dialog over the page: in the middle on a desk, at the bottom on a phone. Escape closes it. */

import { type ReactNode, useEffect, useRef } from "react";

import { useScrolls } from "./scrolls";

import "./sheet.css";

export function Sheet({
  title,
  children,
  onClose,
  closeLabel,
  wide = false,
}: {
  title: string;
  children: ReactNode;
  onClose(): void;
  closeLabel: string;
  wide?: boolean;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(body);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does what a click beside the sheet does
    <dialog
      ref={dialog}
      className={`sheet ${wide ? "sheet-wide" : ""}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="sheet-inner">
        <header className="sheet-head">
          <h2>{title}</h2>
          <button type="button" className="quiet sheet-close" onClick={onClose} aria-label={closeLabel}>
            ✕
          </button>
        </header>
        <div ref={body} className="sheet-body" {...scrolls}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
