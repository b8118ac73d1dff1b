// Preview of a pair of snakes before a season is created.

import { Button } from "@chakra-ui/react";
import { Notice } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { ReferenceSelect } from "#app/cms/fields/reference/ReferenceSelect.tsx";
import type { Choice, NewPairPage } from "#app/collection/breeding/pair/new-pair.server.ts";
import styles from "#app/collection/breeding/pair/Pair.module.css";
import { PairView } from "#app/collection/breeding/pair/PairView.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";

export function NewPairScreen({ page }: { page: NewPairPage }) {
  const { sire, dam, pair } = page;
  return (
    <>
      <PageHeading title="ペアを考える" lead="父と母を選ぶと、生まれる子の見た目、血縁、健康上の懸念を見られます。" />
      <Notice />
      <div className={styles.stack}>
        <Panel title="父と母" isHeadingHidden>
          <form method="get" action="/admin/pairs/new" className={styles.choose} data-row>
            <Chosen name="sire" label="父（サイアー）" choices={page.males} value={sire} />
            <Chosen name="dam" label="母（ダム）" choices={page.females} value={dam} />
            <Button type="submit" alignSelf="end">
              見る
            </Button>
          </form>
        </Panel>
        {pair ? <PairView pair={pair} /> : null}
        {sire && dam ? (
          <SendForm action="/admin/pairs/new">
            <input type="hidden" name="sire" value={sire} />
            <input type="hidden" name="dam" value={dam} />
            <Button type="submit">このペアの繁殖記録を作る（下書き）</Button>
          </SendForm>
        ) : null}
      </div>
    </>
  );
}

interface ChosenProps {
  name: "sire" | "dam";
  label: string;
  choices: readonly Choice[];
  value: string | null;
}

function Chosen({ name, label, choices, value }: ChosenProps) {
  const id = `pair-${name}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <ReferenceSelect
        name={name}
        value={value ?? ""}
        candidates={choices}
        isWhole
        source=""
        none="選んでください"
        tied={{ id }}
      />
    </div>
  );
}
