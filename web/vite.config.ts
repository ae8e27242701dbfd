import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

import { offline } from "./offline.ts";
import { pictures } from "./pictures.ts";

// Where `npm run dev` finds a running server (`kronika serve`).
const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [react(), pictures(), offline()],
  build: {
    outDir: "../src/kronika/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: {
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
    environment: "node",
  },
});
