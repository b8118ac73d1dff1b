// The calculator's answer made on the device, from what was kept. A part of its own: only who has no connection needs it.

import { type KeptSource, sourceOf } from "#app/tools/calculator/kept-source.ts";
import { answerFrom, type CalculatorPage } from "#app/tools/calculator/page.ts";
import { calculatorQuery } from "#app/tools/calculator/query.ts";
import { KEPT_GENES } from "./kept.ts";

export async function calculatorHere(search: URLSearchParams): Promise<CalculatorPage> {
  const response = await fetch(KEPT_GENES);
  if (!response.ok) throw new Error(`status ${response.status}`);
  const kept: KeptSource = await response.json();
  // As the server reads an address: other names in it are none of the calculator's.
  const names: readonly string[] = calculatorQuery;
  const named = [...search].filter(([name]) => names.includes(name));
  return answerFrom(sourceOf(kept), new URLSearchParams(named));
}
