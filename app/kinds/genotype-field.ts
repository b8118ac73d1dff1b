// The rows a genotype is entered in: gene, state, and the percentage of a possible het.

import type { RowsField } from "#app/fields/field.ts";
import type { GenotypeItem } from "./fields-of-kinds.ts";
import { optionsOf, stateLabels } from "./labels.ts";

export const genotypeColumns: RowsField<GenotypeItem>["columns"] = {
  gene: { type: "reference", label: "遺伝子", to: "morph", only: { key: "type", text: "gene" } },
  state: { type: "choice", label: "状態", options: optionsOf(stateLabels) },
  percent: { type: "number", label: "割合", integer: true, min: 1, max: 99, unit: "%", hint: "ポッシブルヘテロのとき" },
};
