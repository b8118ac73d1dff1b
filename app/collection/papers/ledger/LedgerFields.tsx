// The boxes of the ledger's forms: a text, a day, a choice, a tick, each with its label and what is the matter with it.

import { Box, chakra, Flex, Input } from "@chakra-ui/react";
import { optionsOf } from "#app/cms/fields/choice/field.ts";
import { DayInput } from "#app/cms/fields/date/DayInput.tsx";
import { ariaAttributes, FieldFrame } from "#app/cms/fields/FieldFrame.tsx";
import { OptionSelect } from "#app/cms/fields/OptionSelect.tsx";
import type { LedgerProblem, TypedLedger } from "./forms.ts";

export interface LedgerFieldsProps {
  typed: TypedLedger;
  problems: readonly LedgerProblem[];
  /** Before the controls' ids, where several such forms are on a page. */
  prefix: string;
}

/** How each box of a form is drawn, bound to what was typed. */
export function ledgerFields({ typed, problems, prefix }: LedgerFieldsProps) {
  const frame = (name: string, label: string, hint?: string) => ({
    id: `${prefix}-${name}`,
    label,
    hint,
    error: problems.find((problem) => problem.name === name)?.message,
  });
  return {
    text(name: string, label: string, hint?: string) {
      const tied = frame(name, label, hint);
      return (
        <Box flex="1 1 16rem" maxWidth="30rem">
          <FieldFrame {...tied}>
            <Input {...ariaAttributes(tied)} name={name} defaultValue={typed[name]} autoComplete="off" />
          </FieldFrame>
        </Box>
      );
    },
    day(name: string, label: string, hint?: string) {
      const tied = frame(name, label, hint);
      return (
        <Box flex="1 1 16rem" maxWidth="30rem">
          <FieldFrame {...tied}>
            <DayInput
              tied={ariaAttributes(tied)}
              name={name}
              defaultValue={typed[name] ?? ""}
              year={name === "hatched"}
            />
          </FieldFrame>
        </Box>
      );
    },
    choice(name: string, label: string, labels: Readonly<Record<string, string>>, none?: string) {
      const tied = frame(name, label);
      return (
        <Box flex="1 1 12rem" maxWidth="20rem">
          <FieldFrame {...tied}>
            <OptionSelect
              {...ariaAttributes(tied)}
              name={name}
              defaultValue={typed[name]}
              options={optionsOf(labels)}
              none={none}
              size="md"
            />
          </FieldFrame>
        </Box>
      );
    },
    tick(name: string, label: string) {
      return (
        <chakra.label display="inline-flex" alignItems="center" gap="2" minHeight="44px" flex="1 1 100%">
          <input type="checkbox" name={name} defaultChecked={typed[name] !== undefined && typed[name] !== ""} />
          {label}
        </chakra.label>
      );
    },
  };
}

/** A row of boxes that wraps. */
export function FieldRow({ children }: { children: React.ReactNode }) {
  return (
    <Flex gap="4" wrap="wrap" align="start">
      {children}
    </Flex>
  );
}
