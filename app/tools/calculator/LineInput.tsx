// A line of names that completes the name being typed: the list holds what was written before it, so that it stays.

import { useId, useState } from "react";
import { TextInput } from "#app/ui/kit/Field.tsx";
import { completions } from "./completions.ts";

interface Props {
  name: string;
  label: string;
  hint: string;
  line: string;
  names: readonly string[];
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
          {completions(typed, names).map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}
