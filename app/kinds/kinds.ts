// Registers the kinds, in admin menu order. To add one, create a folder and register it here. Import for its side
// effect: this file in the admin's browser code, `kinds.server.ts` on the server, in commands and in tests.

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
