// The question of 逆引き: the offspring somebody wants.

import { Form, Link, useLocation } from "react-router";
import { classes } from "#app/platform/site/classes.ts";
import styles from "#app/tools/calculator/Form.module.css";
import { MineFields } from "#app/tools/calculator/MineFields.tsx";
import type { PlanPage } from "#app/tools/calculator/page.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { Select, TextInput } from "#app/ui/kit/Field.tsx";

const sexes = [
  { value: "male", label: "オス" },
  { value: "female", label: "メス" },
] as const;

export function PlanForm({ form }: { form: PlanPage["form"] }) {
  return (
    <Form key={useLocation().search} action="/calculate#result" className={classes("no-print", styles.form)}>
      <input type="hidden" name="tool" value="plan" />
      <TextInput
        name="target"
        label="ほしい子"
        defaultValue={form.target}
        autoComplete="off"
        hint="例：パステル クラウン、super mojave、100%ヘテロ・パイボールド。書いた遺伝子を持っていれば、ほかの遺伝子は問いません。"
      />
      <div className={styles.options}>
        <Select name="sex" label="性別" none="問わない" options={sexes} defaultValue={form.sex} />
        <TextInput name="n" label="卵の数（1クラッチ）" inputMode="numeric" defaultValue={form.eggs} maxLength={4} />
      </div>
      <MineFields text={form.mine} />
      {form.mine === "" && form.among === "" ? null : (
        <Select
          name="among"
          label="どの個体から探すか"
          none="わたしの個体だけ"
          options={[{ value: "all", label: "わたしの個体と、サイトの個体" }]}
          defaultValue={form.among === "all" ? "all" : ""}
        />
      )}
      {form.recombination ? <input type="hidden" name="r" value={form.recombination} /> : null}
      <div className={styles.buttons}>
        <Button>ペアを探す</Button>
        <Link to="/calculate?tool=plan" className={styles.hint}>
          はじめから
        </Link>
      </div>
    </Form>
  );
}
