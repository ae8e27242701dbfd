import "./theme.css";
import "./base.css";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { App } from "./app";

// Once everything is there, so that what is kept for reading offline doesn't slow down the first visit.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  window.addEventListener("load", () => {
    navigator.serviceWorker.register("/worker.js").catch(() => {
      // Not allowed here, as in a private window: the page works without it.
    });
  });
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
