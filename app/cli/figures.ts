// `npm run figures`: the figures of care, from the drawings in `starter/figures` to what pages show.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { DRAWN, figureOf, SHOWN } from "./figures/figure.ts";

for (const name of readdirSync(DRAWN).filter((one) => one !== "parts.svg")) {
  writeFileSync(new URL(name, SHOWN), `${figureOf(readFileSync(new URL(name, DRAWN), "utf8"))}\n`);
}
