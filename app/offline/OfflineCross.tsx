// The calculator where there is no connection: two lines in, the young out. Only a script can do this; without one nothing is shown.

import { useEffect, useState } from "react";
import { Button } from "#app/ui/Button.tsx";
import { Section } from "#app/ui/Detail.tsx";
import { Facts } from "#app/ui/Facts.tsx";
import { TextInput } from "#app/ui/Field.tsx";
import { type CrossHere, crossHere, type OfflineGenes } from "./cross-here.ts";
import styles from "./OfflinePage.module.css";

export function OfflineCross({ kept }: { kept: OfflineGenes }) {
  const [asked, setAsked] = useState<{ sire: string; dam: string } | null>(null);
  const [answer, setAnswer] = useState<CrossHere | null>(null);
  useEffect(() => {
    // The page stands in for the one that was asked for: perhaps a cross.
    const search = new URLSearchParams(window.location.search);
    const lines = { sire: search.get("sire") ?? "", dam: search.get("dam") ?? "" };
    setAsked(lines);
    if (lines.sire || lines.dam) setAnswer(crossHere(kept, lines));
  }, [kept]);
  if (!asked) return null;

  function calculate(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setAnswer(crossHere(kept, { sire: String(form.get("sire")), dam: String(form.get("dam")) }));
  }

  return (
    <Section title="遺伝計算（この端末で）">
      <form onSubmit={calculate} className={styles.cross}>
        <TextInput name="sire" label="オス親" defaultValue={asked.sire} hint="例：パステル クラウン" maxLength={500} />
        <TextInput name="dam" label="メス親" defaultValue={asked.dam} hint="例：100%ヘテロ・クラウン" maxLength={500} />
        <div>
          <Button>計算する</Button>
        </div>
      </form>
      <div role="status" className={styles.cross}>
        {answer ? <Facts rows={answer.rows.map(({ name, chance }) => [name, chance])} /> : null}
        {answer?.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </Section>
  );
}
