// Form of 計算: two parents, crossover rate, clutch size. A GET form, so the URL contains the whole question.

import { FEMALE, MALE } from "@borupa/genetics";
import { useId, useState } from "react";
import { Form, Link, useLocation } from "react-router";
import { fold } from "#app/platform/search/fold.ts";
import { classes } from "#app/platform/site/classes.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import field from "#app/ui/kit/Field.module.css";
import { Select, TextInput } from "#app/ui/kit/Field.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { Options } from "#app/ui/kit/Options.tsx";
import type { CrossPage, ParentForm } from "./cross-page.ts";
import styles from "./Form.module.css";
import { MineFields } from "./MineFields.tsx";
import { geneOptions, namesOf, optionOfText } from "./options-markup.ts";
import { makerStates, rowStates } from "./row-state.ts";

// One parent: a typed line, a snake of the site and rows of genes, in any combination.
interface ParentFieldsProps {
  side: "sire" | "dam";
  parent: ParentForm;
  genes: string;
  names: () => readonly string[];
  isFolded: boolean;
  own: readonly { value: string; label: string }[];
}

const words = {
  sire: {
    legend: "父（サイアー）",
    gene: "sg",
    state: "ss",
    example: "例：パステル クラウン 100%ヘテロ・パイボールド",
  },
  dam: { legend: "母（ダム）", gene: "dg", state: "ds", example: "例：banana 66% het clown" },
} as const;

function ParentFields({ side, parent, genes, names, isFolded, own }: ParentFieldsProps) {
  const { legend, gene, state, example } = words[side];
  const balls = [...own, ...parent.balls.map(optionOfText)];
  const rows = isFolded ? parent.rows.filter((row) => row.gene !== "") : parent.rows;
  const isUsed = parent.ball !== "" || parent.added || parent.rows.some((row) => row.gene !== "") || own.length > 0;
  return (
    <fieldset className={styles.parent} id={side}>
      <legend>{legend}</legend>
      <LineInput name={side} label="文字で書く" line={parent.line} hint={example} names={names} />
      <Fold open={isUsed} label="個体や遺伝子の一覧から選ぶ">
        {balls.length > 0 ? (
          <Select name={`${side}_ball`} label="個体から" none="選ばない" options={balls} defaultValue={parent.ball} />
        ) : null}
        <div className={styles.rows}>
          <span className={styles.rowsHead}>遺伝子を選ぶ</span>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
            <div key={i} className={styles.row}>
              <select
                name={gene}
                aria-label={`${legend}の遺伝子${i + 1}`}
                className={field.control}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped where it was made
                dangerouslySetInnerHTML={{ __html: geneOptions(genes, row.gene) }}
                // biome-ignore lint/a11y/noAutofocus: the row that was just added
                autoFocus={parent.added && i === rows.length - 1}
              />
              <select
                name={state}
                aria-label={`${legend}の遺伝子${i + 1}の状態`}
                defaultValue={row.state}
                className={field.control}
              >
                <Options options={statesFor(side, row.state)} />
              </select>
            </div>
          ))}
          <div>
            <Button look="outline" name="add" value={side} formAction={`/calculate#${side}`}>
              行を追加
            </Button>
          </div>
        </div>
      </Fold>
    </fieldset>
  );
}

/** Returns the states to choose from; preserves a possible het percentage from the URL. */
function statesFor(side: ParentFieldsProps["side"], state: string): readonly { value: string; label: string }[] {
  const states = side === "sire" ? [...rowStates, ...makerStates] : rowStates;
  const percent = /^pos-het-(\d{1,2})$/.exec(state)?.[1];
  if (percent === undefined || states.some(({ value }) => value === state)) return states;
  return [...states, { value: state, label: `${percent}%ポスヘテ` }];
}

interface Props {
  form: CrossPage["form"];
  genes: CrossPage["genes"];
  combos: CrossPage["combos"];
  /** Starts collapsed without empty rows and names, which would add 1,700 rarely used options. */
  isFolded: boolean;
}

export function CrossForm({ form, genes, combos, isFolded }: Props) {
  const names = () => namesOf(genes, combos).names;
  const [own, setOwn] = useState<readonly string[]>([]);
  const ownOf = (side: "sire" | "dam") =>
    own.flatMap((line, i) =>
      (side === "sire" ? FEMALE : MALE).test(line) ? [] : [{ value: `mine:${i + 1}`, label: line }],
    );
  return (
    <Form key={useLocation().search} action="/calculate#result" className={classes("no-print", styles.form)}>
      {/* The Enter key presses a form's first button: this one calculates, the visible first one would add a row. */}
      <Button className={styles.enter} tabIndex={-1} aria-hidden="true">
        計算する
      </Button>
      {isFolded ? null : <NamesList markup={namesOf(genes, combos).markup} />}
      {(["sire", "dam"] as const).map((side) => (
        <ParentFields key={side} {...{ side, genes, names, isFolded }} parent={form[side]} own={ownOf(side)} />
      ))}
      <MineFields text={form.mine} onFill={setOwn} />
      <div className={styles.options}>
        <TextInput name="n" label="卵の数" inputMode="numeric" defaultValue={form.eggs} maxLength={4} />
        <TextInput
          name="r"
          label="組換え率（伴性）"
          defaultValue={form.recombination}
          placeholder="10%"
          maxLength={12}
          hint="バナナなど、伴性の遺伝子に使います。空欄なら、推定値の10%で計算します（実測値はありません）。"
        />
      </div>
      {form.path ? <input type="hidden" name="path" value={form.path} /> : null}
      {form.view === "genotype" ? <input type="hidden" name="view" value="genotype" /> : null}
      <div className={styles.buttons}>
        <Button>計算する</Button>
        <Link to="/calculate" className={styles.hint}>
          入力を消す
        </Link>
      </div>
      <p className={styles.hint}>
        父も母も、文字で書いても、個体や遺伝子の一覧から選んでもかまいません。組み合わせることもできます。「わたしの個体」は、書いて「計算する」を押すと、「個体や遺伝子の一覧から選ぶ」の「個体から」で選べるようになります。
      </p>
    </Form>
  );
}

// Autocompletion of the last word of a line.
const MOST = 24;

/** Completes "パステル ば" to "パステル バナナ（コーラルグロー）" etc. Keeps prefixes of a name ("100%ヘテロ・"). */
function completions(line: string, names: readonly string[]): string[] {
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

interface LineProps {
  name: string;
  label: string;
  hint: string;
  line: string;
  names: () => readonly string[];
}

const NAMES_LIST = "gene-names";

function NamesList({ markup }: { markup: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped where it was made
  return <datalist id={NAMES_LIST} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** Without JavaScript, the datalist completes only the first name. */
function LineInput({ name, label, hint, line, names }: LineProps) {
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
