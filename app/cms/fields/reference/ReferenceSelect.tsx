// Another entry, chosen by title: a plain select, with a box to narrow it down where JavaScript runs; past a few hundred, an input with suggestions.

import { Flex, Input, NativeSelect } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { fold } from "#app/platform/search/fold.ts";
import type { Candidate } from "./candidates.ts";

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

// The candidates that somebody means who types a name: the title, an alias, a short name, in any script.

/** Those that match, the closest first; all, in their order, where nothing is typed. */
export function narrowed(candidates: readonly Candidate[], typed: string): readonly Candidate[] {
  const wanted = fold(typed.trim());
  if (wanted === "") return candidates;
  const ranked = candidates.map((candidate) => ({ candidate, rank: rankOf(candidate, wanted) }));
  const matching = ranked.filter(({ rank }) => rank > 0);
  return matching.sort((a, b) => b.rank - a.rank).map(({ candidate }) => candidate);
}

/** 4 for a name itself, 3 for how one begins, 2 for a part of one, 1 where only a word of what was typed is a name. */
function rankOf({ id, label, names = [] }: Candidate, wanted: string): number {
  const all = [label, id, ...names].map(fold);
  if (all.some((name) => name === wanted)) return 4;
  if (all.some((name) => name.startsWith(wanted))) return 3;
  // Two letters stand in the middle of too many names.
  if (wanted.length > 2 && all.some((name) => name.includes(wanted))) return 2;
  const words = wanted.split(/\s+/).filter((word) => word.length > 1);
  return words.length > 1 && words.some((word) => all.includes(word)) ? 1 : 0;
}
