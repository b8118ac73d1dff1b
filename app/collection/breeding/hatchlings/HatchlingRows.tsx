// One row for each snake of the clutch: a card on a phone, a line from md.

import { chakra, Grid, Input } from "@chakra-ui/react";
import { optionsOf } from "#app/cms/fields/choice/field.ts";
import { ariaAttributes, FieldFrame } from "#app/cms/fields/FieldFrame.tsx";
import { OptionSelect } from "#app/cms/fields/OptionSelect.tsx";
import type { LookOffer } from "#app/collection/breeding/pair/offers.server.ts";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import type { HatchlingRow, HatchlingsAnswer } from "./form.ts";
import { LookInput } from "./LookInput.tsx";

interface Props {
  rows: readonly HatchlingRow[];
  answer: HatchlingsAnswer | undefined;
  offers: readonly LookOffer[];
  /** Possible fathers; none where there is only one. */
  sires: readonly { value: string; label: string }[];
}

export function HatchlingRows({ rows, answer, offers, sires }: Props) {
  return (
    <chakra.ol listStyleType="none" display="grid" gap="3">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and never change their order
        <Row key={index} row={row} index={index} answer={answer} offers={offers} sires={sires} />
      ))}
    </chakra.ol>
  );
}

interface RowProps extends Pick<Props, "answer" | "offers" | "sires"> {
  row: HatchlingRow;
  index: number;
}

function Row({ row, index, answer, offers, sires }: RowProps) {
  const doubt = answer?.doubts[index];
  const frame = (name: string, label: string) => ({
    id: `hatch-${name}-${index}`,
    label,
    error: answer?.problems.find((problem) => problem.path === `${name}.${index}`)?.message,
    compact: true,
  });
  const box = (name: "number" | "grams" | "note", label: string, mode?: "decimal") => (
    <FieldFrame {...frame(name, label)}>
      <Input
        {...ariaAttributes(frame(name, label))}
        name={`${name}.${index}`}
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
      aria-label={`${index + 1}匹目`}
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
          name={`sex.${index}`}
          defaultValue={row.sex}
          options={optionsOf(sexLabels)}
        />
      </FieldFrame>
      <chakra.div gridColumn={{ base: "1 / -1", md: "auto" }}>
        <LookInput
          index={index}
          offers={offers}
          typed={row.line}
          reading={answer?.readings[index]}
          error={frame("line", "").error}
        />
      </chakra.div>
      {sires.length > 0 ? (
        <FieldFrame {...frame("sire", "父")}>
          <OptionSelect
            {...ariaAttributes(frame("sire", "父"))}
            name={`sire.${index}`}
            defaultValue={row.sire || "unknown"}
            options={[{ value: "unknown", label: "分からない" }, ...sires]}
          />
        </FieldFrame>
      ) : null}
      {box("grams", "体重（g）", "decimal")}
      {box("note", "店内メモ")}
      {doubt ? (
        <chakra.p gridColumn="1 / -1" fontSize="sm" color="fg.warning" overflowWrap="anywhere">
          {doubt}
        </chakra.p>
      ) : null}
    </Grid>
  );
}
