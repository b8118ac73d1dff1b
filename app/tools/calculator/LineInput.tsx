// A line of names that completes the name being typed: the list holds what was written before it, so that it stays.

import { useId, useState } from "react";
import { fold } from "#app/platform/search/fold.ts";
import { TextInput } from "#app/ui/kit/Field.tsx";

// Completions of a line: the line with its last word made into a name.
const MOST = 24;

/** Of "パステル ば": "パステル バナナ（コーラルグロー）" and so on. Marks before a name ("100%ヘテロ・") stay. */
export function completions(line: string, names: readonly string[]): string[] {
  const start = Math.max(...[" ", "\u3000", ",", "、", "・"].map((mark) => line.lastIndexOf(mark))) + 1;
  const [before, word] = [line.slice(0, start), fold(line.slice(start))];
  if (word === "") return [];
  const hits = names.filter((name) => fold(name).includes(word));
  const rank = (name: string) => (fold(name).startsWith(word) ? 0 : 1);
  return hits
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST)
    .map((name) => before + name);
}

interface Props {
  name: string;
  label: string;
  hint: string;
  line: string;
  names: () => readonly string[];
}

const NAMES_LIST = "gene-names";

/** All names, once for every line of a form. */
export function NamesList({ markup }: { markup: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped where it was made
  return <datalist id={NAMES_LIST} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** Without JavaScript the list completes the first name. */
export function LineInput({ name, label, hint, line, names }: Props) {
  const list = useId();
  const [typed, setTyped] = useState("");
  return (
    <>
      <TextInput
        name={name}
        label={label}
        defaultValue={line}
        hint={hint}
        autoComplete="off"
        list={typed === "" ? NAMES_LIST : list}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      {typed === "" ? null : (
        <datalist id={list}>
          {completions(typed, names()).map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}
