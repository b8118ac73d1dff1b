import { blogPageOf } from "#app/kinds/blog/page.server.ts";
import { breedPageOf } from "#app/kinds/breed/page.server.ts";
import { infoPageOf } from "#app/kinds/info/page.server.ts";
import { morphPageOf } from "#app/kinds/morph/page.server.ts";
import { visiblePage } from "#app/kinds/shared/entry-loader.server.ts";

export const blogPage = visiblePage("blog", blogPageOf);
export const breedPage = visiblePage("breed", breedPageOf);
export const infoPage = visiblePage("info", infoPageOf);
export const morphPage = visiblePage("morph", morphPageOf);
