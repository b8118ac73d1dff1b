// Another entry, chosen by title: a plain select, with a box to narrow it down where JavaScript runs; past a few hundred, an input with suggestions.

import { Flex, Input, NativeSelect } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import type { Candidate } from "./candidates.ts";
import { narrowed } from "./narrow.ts";

interface Props {
  name: string;
  value: string;
  candidates: readonly Candidate[];
  /** False where there are more entries than candidates. */
  isWhole: boolean;
  none: string;
  /** Ids, notes and label of the control. */
  tied: Record<string, unknown>;
  compact?: boolean;
  onPick?(id: string): void;
}

const WORTH_NARROWING = 12;

export function ReferenceSelect(props: Props) {
  return props.isWhole ? <Listed {...props} /> : <Suggested {...props} />;
}

function Listed({ name, value, candidates, none, tied, compact, onPick }: Props) {
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState(value);
  const [isAwake, setAwake] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    setAwake(true);
    // It may have been changed before this page's script ran.
    setChosen(select.current?.value ?? "");
  }, []);
  const size = compact ? "sm" : "md";
  const found = narrowed(candidates, words);
  const shown = [...found, ...candidates.filter((one) => one.id === chosen && !found.includes(one))];

  return (
    // In a row of small fields there is no room beside each other.
    <Flex gap="2" width="100%" direction={compact ? "column" : "row"}>
      {isAwake && candidates.length > WORTH_NARROWING ? (
        <Input
          type="search"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          placeholder="名前で絞り込む"
          aria-label="候補を名前で絞り込む"
          size={size}
          {...(!compact && { flex: "1 1 8rem", maxWidth: "14rem" })}
        />
      ) : null}
      <NativeSelect.Root size={size} minWidth="0" {...(!compact && { flex: "2 1 12rem" })}>
        <NativeSelect.Field
          {...tied}
          ref={select}
          name={name}
          defaultValue={value}
          onChange={(event) => {
            const id = event.currentTarget.value;
            if (onPick) event.currentTarget.value = "";
            setChosen(onPick ? "" : id);
            if (id !== "") onPick?.(id);
          }}
        >
          <option value="">{words && found.length === 0 ? "見つかりません" : none}</option>
          {shown.map((candidate) => (
            <option key={candidate.id} value={candidate.id}>
              {candidate.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Flex>
  );
}

function Suggested({ name, value, candidates, tied, compact }: Props) {
  const list = `${tied.id}-list`;
  return (
    <>
      <Input
        {...tied}
        name={name}
        defaultValue={value}
        list={list}
        placeholder="IDか名前で探す"
        size={compact ? "sm" : "md"}
      />
      <datalist id={list}>
        {candidates.map((candidate) => (
          <option key={candidate.id} value={candidate.id}>
            {candidate.label}
          </option>
        ))}
      </datalist>
    </>
  );
}
