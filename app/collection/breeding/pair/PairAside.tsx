// Preview of the chosen pair next to the breeding record's form; a link without JavaScript.

import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import type { AsideProps } from "#app/cms/admin/screens/entry/Editor.tsx";
import { textIn } from "#app/cms/fields/form-value.ts";
import type { newPairPage } from "./new-pair.server.ts";
import styles from "./Pair.module.css";
import { PairView } from "./PairView.tsx";
import { pairPath } from "./pair-path.ts";

function pathOf(sire: string, dam: string): string | null {
  return sire && dam ? pairPath({ sire, dam }) : null;
}

export function PairAside({ form, typed }: AsideProps) {
  const [path, setPath] = useState(pathOf(textIn(typed.fields.sire), textIn(typed.fields.dam)));
  const { load, data } = useFetcher<typeof newPairPage>();
  useEffect(() => {
    const shown = form.current;
    if (!shown) return;
    const read = () => {
      const chosen = new FormData(shown);
      setPath(pathOf(String(chosen.get("fields.sire") ?? ""), String(chosen.get("fields.dam") ?? "")));
    };
    read();
    let soon: ReturnType<typeof setTimeout>;
    // Debounced, as names are typed letter by letter and hidden inputs are updated after the event.
    const note = () => {
      clearTimeout(soon);
      soon = setTimeout(read, 300);
    };
    shown.addEventListener("input", note);
    return () => {
      clearTimeout(soon);
      shown.removeEventListener("input", note);
    };
  }, [form]);
  useEffect(() => {
    if (path !== null) void load(path);
  }, [path, load]);
  const pair = path === null ? null : data?.pair;
  if (pair?.sire && pair.dam)
    return (
      <div className={styles.stack}>
        <PairView pair={pair} />
      </div>
    );
  return (
    <Panel title="選んだペア">
      <p>父と母を選ぶと、生まれる子の見た目、血縁、健康上の懸念、目指せる組み合わせを見られます。</p>
      {path === null ? null : (
        <noscript>
          <a href={path}>この父と母で見る</a>
        </noscript>
      )}
    </Panel>
  );
}
