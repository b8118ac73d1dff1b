// The registry: the kinds, in the order of the admin's menus. A new one is a folder here and a line below. Every
// entry of the program imports it for its effect, and the engine knows the kinds from then on: the admin in the browser this
// file, what runs on the server (commands and tests too) `kinds.server.ts`.

import { registerKinds } from "#app/cms/content/registry.ts";
import { ball } from "#app/kinds/ball/index.ts";
import { blog } from "./blog/index.ts";
import { breed } from "./breed/index.ts";
import { info } from "./info/index.ts";
import { morph } from "./morph/index.ts";
import { term } from "./term/index.ts";

export const kinds = { ball, blog, info, term, breed, morph };

declare module "#app/cms/content/kind.ts" {
  interface Register {
    kinds: typeof kinds;
  }
}

registerKinds(Object.values(kinds));
