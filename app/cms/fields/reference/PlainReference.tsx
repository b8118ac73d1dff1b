// Another entry, chosen without JavaScript: a plain select; past a few hundred a box for a name or number, which the server looks
// up, and a select of those that may be meant where it was not one alone.

import { Input, NativeSelect } from "@chakra-ui/react";
import type { Ref } from "react";
import { type Candidate, narrowed } from "./candidates.ts";

export interface PlainProps {
  name: string;
  value: string;
  candidates: readonly Candidate[];
  /** False where there are more entries than candidates. */
  isWhole: boolean;
  none: string;
  /** Ids, notes and label of the control. */
  tied: Record<string, unknown>;
  compact?: boolean;
}

interface Props extends PlainProps {
  control: Ref<HTMLSelectElement & HTMLInputElement>;
}

export function PlainReference({ control, name, value, candidates, isWhole, none, tied, compact }: Props) {
  const size = compact ? "sm" : "md";
  const isOpen = value !== "" && !candidates.some(({ id }) => id === value);
  const meant = isOpen ? narrowed(candidates, value) : [];
  if (!isWhole && meant.length === 0)
    return (
      <Input
        {...tied}
        ref={control}
        name={name}
        defaultValue={value}
        placeholder="名前か番号"
        autoComplete="off"
        size={size}
      />
    );
  return (
    <NativeSelect.Root size={size} minWidth="0">
      <NativeSelect.Field {...tied} ref={control} name={name} defaultValue={value}>
        <option value="">{none}</option>
        {isOpen ? <option value={value}>{`「${value}」（候補から選んでください）`}</option> : null}
        {(isWhole ? candidates : meant).map((candidate) => (
          <option key={candidate.id} value={candidate.id}>
            {candidate.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
