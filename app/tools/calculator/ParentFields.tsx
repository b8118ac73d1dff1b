// One parent in the form: a typed line, a snake of the site, rows of genes, or all of them together.

import { Button } from "#app/ui/kit/Button.tsx";
import field from "#app/ui/kit/Field.module.css";
import { Select } from "#app/ui/kit/Field.tsx";
import type { ParentForm } from "./cross-page.ts";
import styles from "./Form.module.css";
import { LineInput } from "./LineInput.tsx";
import { geneOptions, optionOfText } from "./options-markup.ts";
import { makerStates, rowStates } from "./row-state.ts";

interface Props {
  side: "sire" | "dam";
  parent: ParentForm;
  genes: string;
  names: readonly string[];
}

const words = {
  sire: {
    legend: "オス親（サイアー）",
    gene: "sg",
    state: "ss",
    example: "例：パステル クラウン 100%ヘテロ・パイボールド",
  },
  dam: { legend: "メス親（ダム）", gene: "dg", state: "ds", example: "例：banana 66% het clown" },
} as const;

export function ParentFields({ side, parent, genes, names }: Props) {
  const { legend, gene, state, example } = words[side];
  return (
    <fieldset className={styles.parent} id={side}>
      <legend>{legend}</legend>
      <LineInput name={side} label="文字で書く" line={parent.line} hint={example} names={names} />
      {parent.balls.length > 0 ? (
        <Select
          name={`${side}_ball`}
          label="個体から"
          none="選ばない"
          options={parent.balls.map(optionOfText)}
          defaultValue={parent.ball}
        />
      ) : null}
      <div className={styles.rows}>
        <span className={styles.rowsHead}>遺伝子を選ぶ</span>
        {parent.rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
          <div key={i} className={styles.row}>
            <select
              name={gene}
              aria-label={`${legend}の遺伝子${i + 1}`}
              className={field.control}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped where it was made
              dangerouslySetInnerHTML={{ __html: geneOptions(genes, row.gene) }}
              // biome-ignore lint/a11y/noAutofocus: the row that was just asked for
              autoFocus={parent.added && i === parent.rows.length - 1}
            />
            <select
              name={state}
              aria-label={`${legend}の遺伝子${i + 1}の状態`}
              defaultValue={row.state}
              className={field.control}
            >
              {statesFor(side, row.state).map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </div>
        ))}
        <div>
          <Button look="outline" name="add" value={side} formAction={`/calculate#${side}`}>
            行を追加
          </Button>
        </div>
      </div>
    </fieldset>
  );
}

/** A possible het at another percentage came in by the address: it stays as it is. */
function statesFor(side: Props["side"], state: string): readonly { value: string; label: string }[] {
  const states = side === "sire" ? [...rowStates, ...makerStates] : rowStates;
  const percent = /^pos-het-(\d{1,2})$/.exec(state)?.[1];
  if (percent === undefined || states.some(({ value }) => value === state)) return states;
  return [...states, { value: state, label: `${percent}%ポスヘテ` }];
}
