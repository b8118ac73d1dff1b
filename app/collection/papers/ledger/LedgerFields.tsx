import { Box, Flex } from "@chakra-ui/react";
import { optionsOf } from "#app/cms/fields/choice/field.ts";
import { FramedDay } from "#app/cms/fields/date/DayInput.tsx";
import { FramedInput } from "#app/cms/fields/FieldFrame.tsx";
import { FramedSelect } from "#app/cms/fields/OptionSelect.tsx";
import { Tick } from "#app/cms/fields/Tick.tsx";
import { breederLabels } from "#app/collection/life/line.ts";
import type { LedgerProblem, TypedLedger } from "./forms.ts";

export interface LedgerFieldsProps {
  typed: TypedLedger;
  problems: readonly LedgerProblem[];
  /** Prefix of the control ids, for several forms on a page. */
  prefix: string;
}

/** Returns functions that render each kind of input, bound to values and errors. */
export function ledgerFields({ typed, problems, prefix }: LedgerFieldsProps) {
  const frame = (name: string, label: string, hint?: string) => ({
    id: `${prefix}-${name}`,
    label,
    hint,
    error: problems.find((problem) => problem.name === name)?.message,
  });
  return {
    text: (name: string, label: string, hint?: string) => (
      <Box flex="1 1 16rem" maxWidth="30rem">
        <FramedInput frame={frame(name, label, hint)} name={name} defaultValue={typed[name]} autoComplete="off" />
      </Box>
    ),
    day: (name: string, label: string, hint?: string) => (
      <Box flex="1 1 16rem" maxWidth="30rem">
        <FramedDay
          frame={frame(name, label, hint)}
          name={name}
          defaultValue={typed[name] ?? ""}
          year={name === "hatched"}
        />
      </Box>
    ),
    choice: (name: string, label: string, labels: Readonly<Record<string, string>>, none?: string) => (
      <Box flex="1 1 12rem" maxWidth="20rem">
        <FramedSelect
          frame={frame(name, label)}
          name={name}
          defaultValue={typed[name]}
          options={optionsOf(labels)}
          none={none}
          size="md"
        />
      </Box>
    ),
    tick: (name: string, label: string) => (
      <Tick name={name} defaultChecked={Boolean(typed[name])}>
        {label}
      </Tick>
    ),
  };
}

interface AcquireProps {
  fields: ReturnType<typeof ledgerFields>;
  ways: Readonly<Record<string, string>>;
  /** Label of the default option if the way of acquisition is unknown. */
  none?: string;
  children?: React.ReactNode;
}

export function AcquireFields({ fields: { text, day, choice }, ways, none, children }: AcquireProps) {
  return (
    <>
      <FieldRow>
        {choice("acquiredHow", "取得のしかた", ways, none)}
        {day("acquiredOn", "所有・占有した日")}
        {day("importedOn", "輸入年月日（輸入した個体だけ）")}
      </FieldRow>
      <FieldRow>
        {text("acquiredFrom", "仕入先（預かりなら預けた方）の氏名又は名称")}
        {text("acquiredFromId", "仕入先の登録番号又は所在地")}
      </FieldRow>
      {children}
      <FieldRow>
        {choice("breederAs", "繁殖者（分からないときは、輸出者など）", breederLabels)}
        {text("breeder", "その氏名又は名称")}
        {text("breederId", "その登録番号又は所在地")}
      </FieldRow>
    </>
  );
}

export function FieldRow({ children }: { children: React.ReactNode }) {
  return (
    <Flex gap="4" wrap="wrap" align="start">
      {children}
    </Flex>
  );
}
