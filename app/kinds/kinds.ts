// The registry: the six kinds. A seventh is a folder beside these and one line here. Every entry of the program (server, the
// admin in the browser, commands, tests) imports this file for its effect: the engine knows the kinds from then on.

import { registerKinds } from "#app/content/registry.ts";
import { ball } from "./ball/kind.ts";
import { blog } from "./blog/kind.ts";
import { breed } from "./breed/kind.ts";
import { info } from "./info/kind.ts";
import { morph } from "./morph/kind.ts";
import { term } from "./term/kind.ts";

export const kinds = { ball, blog, info, term, breed, morph };

declare module "#app/content/kind.ts" {
  interface Register {
    kinds: typeof kinds;
  }
}

registerKinds(Object.values(kinds));
