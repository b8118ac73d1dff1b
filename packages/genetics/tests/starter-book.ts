// Gene book from the front matter of `starter/morph`.

import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { bookOfMorphs, type MorphEntry } from "../src/genes/gene-book.ts";

interface StarterEntry<Fields> {
  id: string;
  title: string;
  published: string;
  fields: Fields;
}

/** Returns the front matter of all entries in a folder under `starter/`, newest first. */
export function starterEntries<Fields>(folder: string): StarterEntry<Fields>[] {
  const path = new URL(`../../../starter/${folder}/`, import.meta.url);
  const entries = readdirSync(path)
    .filter((name) => name.endsWith(".md"))
    .map((name) => {
      const [, front = ""] = readFileSync(new URL(name, path), "utf8").split(/^---$/m, 2);
      const { title, published, ...fields } = parse(front);
      return { id: name.slice(0, -3), title, published: String(published), fields };
    });
  return entries.toSorted((a, b) => b.published.localeCompare(a.published));
}

type MorphFields = MorphEntry["fields"] & { confusedWith?: readonly { with: string; byEye: string }[] };

export const starterMorphs = starterEntries<MorphFields>("morph");
export const starterBook = bookOfMorphs(starterMorphs);
