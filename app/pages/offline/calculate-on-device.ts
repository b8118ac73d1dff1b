// Computes the calculator's answer offline. A separate chunk, needed only offline.

import type { GeneBook } from "@borupa/genetics";
import { drawSheet } from "@borupa/snake-drawing";
import { GENES_FILE } from "#app/notebook/store/genes-file.ts";
import { type OfflineSource, sourceOf } from "#app/tools/calculator/offline-source.ts";
import { answerFrom, type CalculatorPage } from "#app/tools/calculator/page.ts";
import { calculatorQuery } from "#app/tools/calculator/query.ts";

export async function calculateOnDevice(search: URLSearchParams): Promise<CalculatorPage> {
  const response = await fetch(GENES_FILE);
  if (!response.ok) throw new Error(`status ${response.status}`);
  const offline: OfflineSource = await response.json();
  const source = sourceOf(offline);
  // Ignores other parameters, as the server does.
  const names: readonly string[] = calculatorQuery;
  const named = [...search].filter(([name]) => names.includes(name));
  return drawnHere(source.book, await answerFrom(source, new URLSearchParams(named)));
}

/** Replaces picture URLs with inline drawings. */
function drawnHere(book: GeneBook, page: CalculatorPage): CalculatorPage {
  const pictures = new Map<string, string>();
  const pictureOf = (address: string) => {
    const known = pictures.get(address);
    if (known !== undefined) return known;
    const svg = drawSheet(book, new URLSearchParams(address.slice(address.indexOf("?"))).get("of") ?? "");
    const picture = svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : address;
    pictures.set(address, picture);
    return picture;
  };
  return JSON.parse(JSON.stringify(page), (name, value) => (name === "sheet" ? pictureOf(value) : value));
}
