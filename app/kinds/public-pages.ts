// The kinds' public pages as the browser draws them, each with its head: for a preview, which knows the kind only by its name.

import type { ComponentType } from "react";
import type { KindName } from "#app/content/kind.ts";
import type { Head } from "#app/shell/head.ts";
import { ballHead } from "./ball/head.ts";
import { BallPage } from "./ball/Page.tsx";
import { blogHead } from "./blog/head.ts";
import { BlogPage } from "./blog/Page.tsx";
import { breedHead } from "./breed/head.ts";
import { BreedPage } from "./breed/Page.tsx";
import { infoHead } from "./info/head.ts";
import { InfoPage } from "./info/Page.tsx";
import { morphHead } from "./morph/head.ts";
import { MorphPage } from "./morph/Page.tsx";
import { termHead } from "./term/head.ts";
import { TermPage } from "./term/Page.tsx";

const pages = {
  ball: { Page: BallPage, head: ballHead },
  blog: { Page: BlogPage, head: blogHead },
  breed: { Page: BreedPage, head: breedHead },
  info: { Page: InfoPage, head: infoHead },
  morph: { Page: MorphPage, head: morphHead },
  term: { Page: TermPage, head: termHead },
} satisfies Record<KindName, unknown>;

interface PublicPage {
  Page: ComponentType<{ page: unknown }>;
  head(id: string, page: unknown): Head;
}

export function publicPageFor(kind: KindName): PublicPage {
  return pages[kind] as PublicPage; // it is handed what its own kind's page loads
}
