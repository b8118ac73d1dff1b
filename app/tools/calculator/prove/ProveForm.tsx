import { useRef } from "react";
import { Form, Link, useLocation } from "react-router";
import { mayHaveNotebook } from "#app/notebook/store/old-places.ts";
import { classes } from "#app/platform/site/classes.ts";
import styles from "#app/tools/calculator/Form.module.css";
import { mateKinds, sameMate } from "#app/tools/calculator/plan/mate-kinds.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import field from "#app/ui/kit/Field.module.css";
import { Select, TextInput } from "#app/ui/kit/Field.tsx";
import { useLoaded } from "#app/ui/kit/use-loaded.ts";
import type { ProveForm as Values } from "./prove-query.ts";

const laterMates = [{ value: sameMate, label: "前のクラッチと同じ相手" }, ...mateKinds];

export function ProveForm({ form }: { form: Values }) {
  const box = useRef<HTMLFormElement>(null);
  return (
    <Form ref={box} key={useLocation().search} action="/calculate#result" className={classes("no-print", styles.form)}>
      <Button className={styles.enter} tabIndex={-1} aria-hidden="true">
        計算する
      </Button>
      <input type="hidden" name="tool" value="prove" />
      <TextInput
        name="prior"
        label="はじめの確率"
        defaultValue={form.prior}
        list="priors"
        maxLength={12}
        hint="買ったときの表示。66%は正確には2/3です。ほかの割合も書けます。"
      />
      <OwnPossibleHets
        onChoose={(percent) => {
          const prior = box.current?.elements.namedItem("prior");
          if (prior instanceof HTMLInputElement) prior.value = String(percent);
        }}
      />
      <datalist id="priors">
        <option value="66" />
        <option value="50" />
        <option value="33" />
      </datalist>
      <fieldset className={styles.parent} id="clutches">
        <legend>これまでのクラッチ</legend>
        <p className={styles.hint}>
          交配の相手、見た目を確かめられた卵・子の数、そのうち表現個体の数を入力します。同じ相手のクラッチは続けて書いてください。
        </p>
        {form.rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: clutches have no name but their place
          <div key={i} className={styles.clutch}>
            <Select
              name="mate"
              label={`クラッチ${i + 1}の相手`}
              options={i === 0 ? mateKinds : laterMates}
              defaultValue={row.mate}
            />
            <label>
              <span className={styles.hint}>卵・子の数</span>
              <input
                name="eggs"
                inputMode="numeric"
                defaultValue={row.eggs}
                className={field.control}
                // biome-ignore lint/a11y/noAutofocus: the row that was just added
                autoFocus={form.added && i === form.rows.length - 1}
              />
            </label>
            <label>
              <span className={styles.hint}>そのうち表現個体</span>
              <input name="visuals" inputMode="numeric" defaultValue={row.visuals} className={field.control} />
            </label>
          </div>
        ))}
        <div>
          <Button look="outline" name="add" value="clutch" formAction="/calculate#clutches">
            クラッチを追加
          </Button>
        </div>
      </fieldset>
      <div className={styles.buttons}>
        <Button>計算する</Button>
        <Link to="/calculate?tool=prove" className={styles.hint}>
          入力を消す
        </Link>
      </div>
    </Form>
  );
}

/** Buttons that fill in the percentage of a possible het from the keeper's notebook. */
function OwnPossibleHets({ onChoose }: { onChoose: (percent: number) => void }) {
  const [found] = useLoaded(async () =>
    mayHaveNotebook() ? (await import("#app/notebook/store/own-lines.ts")).possibleHets() : [],
  );
  return found?.map(({ name, gene, percent }) => (
    <Button key={`${name} ${gene}`} look="outline" onClick={() => onChoose(percent)}>
      {name}：{percent}%ポスヘテ・{gene}
    </Button>
  ));
}
