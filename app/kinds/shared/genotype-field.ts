// Form columns of a genotype: gene, state, and percentage of a possible het.

import { choice, optionsOf } from "#app/cms/fields/choice/field.ts";
import { number } from "#app/cms/fields/number/field.ts";
import { reference } from "#app/cms/fields/reference/field.ts";
import { requiredColumn } from "#app/cms/fields/rows/field.ts";
import type { RowsLine } from "#app/cms/fields/rows/line.ts";
import { stateLabels } from "#app/ui/genetics/labels.ts";

export const genotypeLine: RowsLine = {
  label: "1行で入れる",
  hint: "例：パステル クラウン 66%ポスヘテ・パイド。英名や略称（YB）も読めます。読み取れた遺伝子は下の表に入り、表にある遺伝子は、ここに書いた状態に変わります",
  reader: "genotype",
  key: "gene",
};

export const genotypeColumns = {
  gene: requiredColumn(reference({ label: "遺伝子", to: "morph", only: { key: "type", text: "gene" } })),
  state: choice({ label: "状態", options: optionsOf(stateLabels) }),
  percent: number({ label: "割合", integer: true, min: 1, max: 99, unit: "%", hint: "ポッシブルヘテロのとき" }),
};
