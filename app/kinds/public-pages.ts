// Page components and heads of any kind, for previews.

import type { ComponentType } from "react";
import type { KindName } from "#app/cms/content/kind.ts";
import type { Head } from "#app/ui/shell/head.ts";

const pages = import.meta.glob("./*/Page.tsx", { eager: true });
const heads = import.meta.glob("./*/head.ts", { eager: true });

interface PublicPage {
  Page: ComponentType<{ page: unknown }>;
  head(id: string, page: unknown): Head;
}

/** Returns for example `TermPage` of `term/Page.tsx` and `termHead` of `term/head.ts`. */
export function publicPageFor(kind: KindName): PublicPage {
  const Page = exportOf(pages, `./${kind}/Page.tsx`, `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Page`);
  const head = exportOf(heads, `./${kind}/head.ts`, `${kind}Head`);
  return { Page, head } as PublicPage; // receives its own kind's data
}

/** Returns a module's export; throws if it is missing. */
export function exportOf(files: Record<string, unknown>, file: string, name: string): unknown {
  const exported = (files[file] as Record<string, unknown> | undefined)?.[name]; // a module's own exports
  if (exported === undefined) throw new Error(`app/kinds/${file.slice(2)} exports no ${name}`);
  return exported;
}
