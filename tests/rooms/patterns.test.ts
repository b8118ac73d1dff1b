// A regular expression that can start matching at every position takes quadratic time on a long text that almost matches:
// a hundred thousand slashes took a minute. The files listed here have one, each with the reason why it may stay.

import { readFileSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";
import { analyse } from "scslre";
import { expect, test } from "vitest";
import { packageSources, sources } from "./imports.ts";

const OWN = "titles, names of genes, drawings: what it reads is short";
const SHORT = "refused or cut before it is looked at";
const ALWAYS = "matches whatever comes, at once";
const BROWSER = "reads what one has pasted, in one's own browser";

/** The reason by file. */
const known: Readonly<Record<string, string>> = {
  "app/cms/admin/editing/conflict/form-diff.ts": ALWAYS,
  "app/cms/admin/editing/form/form-new-id.server.ts": "no two hyphens stand together there",
  "app/cms/admin/editor/paste/paste-props.ts": BROWSER,
  "app/cms/content/search/rank.server.ts": OWN,
  "app/cms/content/search/read-query.ts": SHORT,
  "app/kinds/ball/care/collection.server.ts": SHORT,
  "app/collection/csv/columns.ts": OWN,
  "app/kinds/breed/admin/pair/new-pair.server.ts": OWN,
  "app/kinds/breed/log/read-events.ts": SHORT,
  "app/kinds/shared/name-in-sentence.ts": OWN,
  "app/notebook/snakes/own-line.ts": SHORT,
  "app/platform/audit/browser-fault.server.ts": SHORT,
  "app/platform/richtext/attribute.ts": SHORT,
  "app/platform/settings/former-addresses.ts": ALWAYS,
  "app/platform/site/email.ts": SHORT,
  "app/platform/site/japanese-date.ts": SHORT,
  "app/platform/site/japanese-number.ts": SHORT,
  "app/platform/site/with-commas.ts": "the text of one number",
  "packages/snake-drawing/src/small.ts": OWN,
  "packages/genetics/src/genes/gene-book.ts": OWN,
  "packages/genetics/src/genes/rational.ts": OWN,
  "packages/genetics/src/genes/read-genotype.ts": SHORT,
  "packages/genetics/src/names/look-names.ts": OWN,
  "packages/genetics/src/reading/name-items.ts": OWN,
  "packages/genetics/src/reading/two-animals.ts": SHORT,
  "app/tools/calculator/query.ts": ALWAYS,
};

interface Pattern {
  source: string;
  flags: string;
}

function patternsOf(file: string): Pattern[] {
  const found: Pattern[] = [];
  const { program } = parseSync(file, readFileSync(file, "utf8"));
  new Visitor({
    Literal(node) {
      if ("regex" in node) found.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(program);
  return found;
}

/** Returns whether matching restarts within text that it has already scanned. */
function isSlow({ source, flags }: Pattern): boolean {
  return analyse({ source, flags }).reports.length > 0;
}

test("no pattern takes quadratic time on a long text", () => {
  const found = [...sources, ...packageSources].filter((file) => patternsOf(file).some(isSlow));
  expect(found.filter((file) => !(file in known))).toEqual([]);
});

test("one that does is found", () => {
  expect(isSlow({ source: String.raw`^(\/[^/\\?][^?]*?)\/*(\?.*)?$`, flags: "s" })).toBe(true);
  expect(isSlow({ source: String.raw`(?<=.)\/+$`, flags: "" })).toBe(true);
});
