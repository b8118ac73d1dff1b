// Another entry, chosen by what it goes by: one box that finds it; until the page's script runs, and without it, a plain control.

import { useEffect, useRef, useState } from "react";
import type { Candidate } from "./candidates.ts";
import { type PlainProps, PlainReference } from "./PlainReference.tsx";
import { ReferenceBox } from "./ReferenceBox.tsx";

interface Props extends PlainProps {
  /** Where the server finds more than the candidates. */
  source: string;
  /** It was chosen: by who picks several, one after another. */
  onPick?(candidate: Candidate): void;
}

export function ReferenceSelect({ source, onPick, ...plain }: Props) {
  const control = useRef<HTMLSelectElement & HTMLInputElement>(null);
  const hadFocus = useRef(false);
  const [taken, setTaken] = useState<string | null>(null);
  const { id } = plain.tied;
  useEffect(() => {
    // It may have been changed before this page's script ran.
    hadFocus.current = document.activeElement === control.current;
    setTaken(control.current?.value ?? "");
  }, []);
  useEffect(() => {
    if (taken !== null && hadFocus.current && typeof id === "string") document.getElementById(id)?.focus();
  }, [taken, id]);
  if (taken === null) return <PlainReference {...plain} control={control} />;
  const { name, candidates, isWhole, none, tied, compact } = plain;
  return (
    <ReferenceBox
      {...{ name, candidates, none, tied, compact, onPick }}
      value={taken}
      source={isWhole ? null : source}
    />
  );
}
