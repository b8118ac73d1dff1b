// How many bytes each sort of page may cost, brotli, and what each file weighed when that was set. `npm run budgets` sets both anew
// after a build, 7 % above what is there; the diff of budgets.json then shows what a change costs.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { assets, type BuiltRoute, builtFile, followed, scriptsOf, sizeOf, withParents } from "./built.ts";

export const BUDGETS_FILE = join(import.meta.dirname, "budgets.json");

export interface Budgets {
  /** Bytes by sort of page. */
  budgets: Record<string, number>;
  /** Bytes by file, its fingerprint left out of its name. */
  files: Record<string, number>;
}

export function readBudgets(): Budgets {
  return existsSync(BUDGETS_FILE) ? JSON.parse(readFileSync(BUDGETS_FILE, "utf8")) : { budgets: {}, files: {} };
}

/** What a page of some sort makes a browser fetch. */
export interface Weighed {
  budget: string;
  page: string;
  files: string[];
}

/** Public pages somebody may arrive at; nobody arrives at a preview, and it draws the pages of all kinds. */
export const publicRoutes: BuiltRoute[] = Object.values(assets.routes).filter(
  (route): route is BuiltRoute =>
    route?.id.startsWith("routes/") === true &&
    !route.id.startsWith("routes/admin") &&
    route.id !== "routes/preview.$token",
);

export const adminRoutes = [
  "routes/admin.dashboard",
  "routes/admin.$kind._index",
  "routes/admin.$kind.new",
  "routes/admin.$kind.$id.edit",
];

const isNotebook = (id: string) => /^routes\/note(?:_?\.|$)/.test(id);

/** A list of entries: the ways in and the pages of the API are none. */
export const isList = (id: string) => /^routes\/((?!api|start|note)\w+\._index|shop|search)$/.test(id);

function sortOf(id: string): string {
  if (isNotebook(id)) return "JavaScript of the notebook";
  if (id === "routes/_index") return "JavaScript of the home page";
  const isArticle = /^routes\/(info|blog|term)\.\$id$/.test(id);
  return isList(id) || isArticle ? "JavaScript of a list or an article" : "JavaScript of any other public page";
}

export function weighedPages(): Weighed[] {
  const newEntry = scriptsOf(...withParents("routes/admin.$kind.new"));
  return [
    ...publicRoutes.flatMap((route) => [
      { budget: sortOf(route.id), page: route.id, files: [...scriptsOf(route)] },
      {
        budget: isNotebook(route.id) ? "styles of the notebook" : "styles of a public page",
        page: route.id,
        files: [...new Set([...(assets.routes.root?.css ?? []), ...(route.css ?? [])])],
      },
    ]),
    ...adminRoutes.map((id) => ({
      budget: "JavaScript of an admin page",
      page: id,
      files: [...scriptsOf(...withParents(id)), builtFile("manifest")],
    })),
    {
      budget: "JavaScript of the editor",
      page: "the editor",
      files: [...followed([builtFile("RichEditor")])].filter((path) => !newEntry.has(path)),
    },
  ];
}

export function bytesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + sizeOf(file), 0);
}

/** `/assets/site-B5851CB2.css#` is site.css. */
export function plainName(file: string): string {
  return file
    .replace(/#$/, "")
    .replace(/^\/assets\//, "")
    .replace(/-[\w-]{8}(?=\.\w+$)/, "");
}

/** Bytes by plain name; several files of one name are summed up. */
export function sizesByName(files: Iterable<string>): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const file of files) {
    // What a route of the server leaves to the browser is one empty line.
    if (sizeOf(file) > 1) sizes[plainName(file)] = (sizes[plainName(file)] ?? 0) + sizeOf(file);
  }
  return sizes;
}

/** Says what is over, by how much, and which files are larger than when the budget was set. */
export function overBudget({ budget, page, files }: Weighed, { budgets, files: before }: Budgets): string | null {
  const most = budgets[budget];
  if (most === undefined) return `no budget is set for "${budget}": npm run budgets`;
  const bytes = bytesOf(files);
  if (bytes <= most) return null;
  const grown = Object.entries(sizesByName(files))
    .map(([name, size]) => ({ name, by: size - (before[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by)
    .map(({ name, by }) => `${name} +${inThousands(by)}`);
  return `${budget} (${page}): ${inThousands(bytes)} of ${inThousands(most)} bytes; grown since that was set: ${grown.join(", ")}`;
}

function inThousands(bytes: number): string {
  return bytes.toLocaleString("en");
}
