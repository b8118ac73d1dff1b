// A pattern that may begin anew wherever it could match takes, of a long text that almost matches, time that grows with the square
// of its length: a hundred thousand slashes took a minute of the one thread. None is in the sources but those listed here,
// each with what keeps its texts short, or lets it match whatever comes.

import { readFileSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";
import { analyse } from "scslre";
import { expect, test } from "vitest";
import { sources } from "./imports.ts";

const OWN = "titles, names of genes, drawings: what it reads is short";
const SHORT = "refused or cut before it is looked at";
const ALWAYS = "matches whatever comes, at once";
const BROWSER = "reads what one has pasted, in one's own browser";

/** By file: how many, and why they may stay. */
const known: Readonly<Record<string, readonly [count: number, why: string]>> = {
  "app/cli/figures/figure.ts": [2, OWN],
  "app/cms/admin/editing/conflict/form-diff.ts": [1, ALWAYS],
  "app/cms/admin/editing/form/form-new-id.server.ts": [2, "no two hyphens stand together there"],
  "app/cms/admin/editor/html/split.ts": [1, BROWSER],
  "app/cms/admin/editor/paste/paste-props.ts": [3, BROWSER],
  "app/cms/admin/editor/paste/word-lists.ts": [1, BROWSER],
  "app/cms/content/search/rank.server.ts": [1, OWN],
  "app/cms/content/search/read-query.ts": [1, SHORT],
  "app/kinds/ball/care/collection.server.ts": [2, SHORT],
  "app/kinds/ball/csv/columns.ts": [1, OWN],
  "app/kinds/breed/admin/pair/new-pair.server.ts": [1, OWN],
  "app/kinds/breed/log/read-events.ts": [3, SHORT],
  "app/kinds/shared/name-in-sentence.ts": [1, OWN],
  "app/notebook/snakes/own-line.ts": [1, SHORT],
  "app/platform/http/browser-fault.server.ts": [2, SHORT],
  "app/platform/richtext/attribute.ts": [1, SHORT],
  "app/platform/settings/former-addresses.ts": [2, ALWAYS],
  "app/platform/site/email.ts": [1, SHORT],
  "app/platform/site/japanese-date.ts": [5, SHORT],
  "app/platform/site/japanese-number.ts": [1, SHORT],
  "app/platform/site/with-commas.ts": [1, "the text of one number"],
  "app/snake/drawing/small.ts": [1, OWN],
  "app/snake/genes/gene-book.ts": [1, OWN],
  "app/snake/genes/rational.ts": [1, OWN],
  "app/snake/genes/read-genotype.ts": [1, SHORT],
  "app/snake/names/look-names.ts": [2, OWN],
  "app/snake/reading/name-items.ts": [1, OWN],
  "app/snake/reading/two-animals.ts": [1, SHORT],
  "app/tools/calculator/query.ts": [1, ALWAYS],
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

/** Whether it is tried again from within what it has just gone over in vain. */
function isSlow({ source, flags }: Pattern): boolean {
  return analyse({ source, flags }).reports.length > 0;
}

test("no pattern begins anew within a text that may be long", () => {
  const found = sources.flatMap((file): [string, number][] => {
    const count = patternsOf(file).filter(isSlow).length;
    return count > 0 ? [[file, count]] : [];
  });
  expect(found).toEqual(Object.entries(known).map(([file, [count]]) => [file, count]));
});

test("one that does is found", () => {
  expect(isSlow({ source: String.raw`^(\/[^/\\?][^?]*?)\/*(\?.*)?$`, flags: "s" })).toBe(true);
  expect(isSlow({ source: String.raw`(?<=.)\/+$`, flags: "" })).toBe(true);
});
