// One row for each snake of the clutch: a card on a phone, a line from md.

import { chakra, Grid, Input } from "@chakra-ui/react";
import { optionsOf } from "#app/fields/choice/field.ts";
import { ariaAttributes, FieldFrame } from "#app/fields/FieldFrame.tsx";
import { OptionSelect } from "#app/fields/OptionSelect.tsx";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import type { HatchlingRow, HatchlingsAnswer } from "./form.ts";
import { LineInput } from "./LineInput.tsx";

interface Props {
  rows: readonly HatchlingRow[];
  answer: HatchlingsAnswer | undefined;
}

export function HatchlingRows({ rows, answer }: Props) {
  return (
    <chakra.ol listStyleType="none" display="grid" gap="3">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and never change their order
        <Row key={at} row={row} at={at} answer={answer} />
      ))}
    </chakra.ol>
  );
}

function Row({ row, at, answer }: { row: HatchlingRow; at: number; answer: HatchlingsAnswer | undefined }) {
  const frame = (name: string, label: string) => ({
    id: `hatch-${name}-${at}`,
    label,
    error: answer?.problems.find((problem) => problem.path === `${name}.${at}`)?.message,
    compact: true,
  });
  const box = (name: "number" | "grams" | "note", label: string, mode?: "decimal") => (
    <FieldFrame {...frame(name, label)}>
      <Input
        {...ariaAttributes(frame(name, label))}
        name={`${name}.${at}`}
        defaultValue={row[name]}
        inputMode={mode}
        autoComplete="off"
        size="sm"
      />
    </FieldFrame>
  );
  return (
    <Grid
      as="li"
      aria-label={`${at + 1}匹目`}
      gap="3"
      alignItems="start"
      templateColumns={{
        base: "repeat(2, minmax(0, 1fr))",
        md: "minmax(0, 9.5rem) 6rem minmax(0, 3fr) 6rem minmax(0, 2fr)",
      }}
      borderWidth="1px"
      borderRadius="l3"
      px="3"
      py="2"
      bg="bg.subtle"
    >
      {box("number", "個体番号")}
      <FieldFrame {...frame("sex", "性別")}>
        <OptionSelect
          {...ariaAttributes(frame("sex", "性別"))}
          name={`sex.${at}`}
          defaultValue={row.sex}
          options={optionsOf(sexLabels)}
        />
      </FieldFrame>
      <chakra.div gridColumn={{ base: "1 / -1", md: "auto" }}>
        <LineInput
          name={`line.${at}`}
          id={`hatch-line-${at}`}
          choice={String(at)}
          label="遺伝子型"
          typed={row.line}
          reading={answer?.readings[at]}
          error={frame("line", "").error}
          compact
        />
      </chakra.div>
      {box("grams", "体重（g）", "decimal")}
      {box("note", "店内メモ")}
    </Grid>
  );
}
