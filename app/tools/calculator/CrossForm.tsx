// The question of 計算: two parents, a rate, a clutch. A plain GET form: the answer's address is the question.

import { Form, Link, useLocation } from "react-router";
import { Button } from "#app/ui/kit/Button.tsx";
import { TextInput } from "#app/ui/kit/Field.tsx";
import type { CrossPage } from "./cross-page.ts";
import styles from "./Form.module.css";
import { NamesList } from "./LineInput.tsx";
import { MineFields } from "./MineFields.tsx";
import { namesOf } from "./options-markup.ts";
import { ParentFields } from "./ParentFields.tsx";

interface Props {
  form: CrossPage["form"];
  genes: CrossPage["genes"];
  combos: CrossPage["combos"];
}

export function CrossForm({ form, genes, combos }: Props) {
  const { names, markup } = namesOf(genes, combos);
  return (
    <Form key={useLocation().search} action="/calculate#result" className={`no-print ${styles.form}`}>
      {/* The Enter key presses a form's first button: this one calculates, the visible first one would add a row. */}
      <button type="submit" className={styles.enter} tabIndex={-1} aria-hidden="true">
        計算する
      </button>
      <NamesList markup={markup} />
      <ParentFields side="sire" parent={form.sire} genes={genes} names={names} />
      <ParentFields side="dam" parent={form.dam} genes={genes} names={names} />
      <MineFields text={form.mine} />
      <div className={styles.options}>
        <TextInput name="n" label="卵の数" inputMode="numeric" defaultValue={form.eggs} maxLength={4} />
        <TextInput
          name="r"
          label="組換え率（伴性）"
          defaultValue={form.recombination}
          placeholder="10%"
          maxLength={12}
          hint="バナナなど。実測値がないため推定の10%を使います。"
        />
      </div>
      {form.view === "genotype" ? <input type="hidden" name="view" value="genotype" /> : null}
      <div className={styles.buttons}>
        <Button>計算する</Button>
        <Link to="/calculate" className={styles.hint}>
          はじめから
        </Link>
      </div>
      <p className={styles.hint}>
        1匹につき、文字・個体・遺伝子の行はどれで書いても、合わせて書いてもかまいません。わたしの個体は、書いて「計算する」を押すと、親の「個体から」で選べます。
      </p>
    </Form>
  );
}
