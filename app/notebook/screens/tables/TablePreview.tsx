// Preview of a table's import: whose rows they are, new records, rows that cannot be read, and what wants a look.

import type { TableProblem } from "#app/kinds/ball/tables/read-table.ts";
import { careLabels, careWords, countWords } from "#app/notebook/care/care.ts";
import keep from "#app/notebook/screens/keep/Keep.module.css";
import type { Snake } from "#app/notebook/snakes/snake.ts";
import type { PlannedSnake, SnakeChoices } from "#app/notebook/tables/plan.ts";
import { formatShortDay } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { Select } from "#app/ui/kit/Field.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import type { WholePlan } from "./open-table.ts";
import styles from "./Tables.module.css";

const RECORDS = 30;

interface Props {
  plan: WholePlan;
  snakes: readonly Snake[];
  choices: SnakeChoices;
  onChoose: (key: string, choice: string) => void;
}

export function TablePreview({ plan, snakes, choices, onChoose }: Props) {
  const taken = plan.snakes.filter(({ isSkipped }) => !isSkipped);
  const same = taken.reduce((sum, one) => sum + one.same, 0);
  const changed = taken.filter(({ snake, fields }) => snake !== null && Object.keys(fields).length > 0);
  const records = taken.flatMap((one) =>
    one.records.map((record) => ({ ...record, name: one.snake?.name ?? one.name })),
  );
  const unknown = plan.snakes.filter(({ snake }) => snake === null);
  return (
    <section className={keep.part} aria-labelledby="preview">
      <h2 id="preview">入るもの</h2>
      <p className={styles.counts}>
        <b>{plan.isEmpty ? "新しく入るものはありません。" : planWords(plan)}</b>
        {same > 0 ? `。すでに手帖にある${withCommas(same)}件は、そのままです` : ""}
        {plan.guessedYears > 0 ? "。年のない日付は、いちばん近い過去の日として読みました" : ""}
      </p>
      <Problems title="読めない行" problems={plan.problems} isOpen />
      <Problems title="確かめたい行（このまま入ります）" problems={plan.doubts} isOpen={false} />
      {unknown.length > 0 ? (
        <Fold label={`手帖にいない個体 ${unknown.length}匹`} open={unknown.some(({ isAmbiguous }) => isAmbiguous)}>
          <ul className={styles.names}>
            {plan.snakes
              .filter(({ snake, key }) => snake === null || choices[key] !== undefined)
              .map((one) => (
                <li key={one.key}>
                  <Select
                    label={`${one.name || one.number}（${one.entries.length}行）`}
                    value={choices[one.key] ?? (one.isAmbiguous ? "skip" : "new")}
                    onChange={({ currentTarget }) => onChoose(one.key, currentTarget.value)}
                    options={[
                      { value: "new", label: "新しい個体として加える" },
                      { value: "skip", label: "読まない" },
                      ...snakes.map(({ id, name, number }) => ({
                        value: id,
                        label: [name, number].filter(Boolean).join("・"),
                      })),
                    ]}
                  />
                </li>
              ))}
          </ul>
        </Fold>
      ) : null}
      {changed.length > 0 ? (
        <Fold label={`書き直す個体 ${changed.length}匹`}>
          <ul className={styles.lines}>{changed.map(changeLine)}</ul>
        </Fold>
      ) : null}
      {records.length > 0 ? (
        <Fold label={`記録 ${withCommas(records.length)}件`}>
          <ul className={styles.lines}>
            {records.slice(0, RECORDS).map(({ line, name, day, care }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row may hold several
              <li key={`${line} ${i}`}>
                {formatShortDay(day)} {name}：{careLabels[care.kind]} {careWords(care)}
              </li>
            ))}
            {records.length > RECORDS ? <li>ほか{withCommas(records.length - RECORDS)}件</li> : null}
          </ul>
        </Fold>
      ) : null}
    </section>
  );
}

function changeLine({ key, snake, fields }: PlannedSnake) {
  const words = Object.entries(fields).map(
    ([field, value]) => `${snake?.[field as keyof Snake] || "（空）"} → ${value}`,
  );
  return (
    <li key={key}>
      {snake?.name}：{words.join("、")}
    </li>
  );
}

const LINES = 50;

/** The same fault of many rows is said once. */
function Problems({ title, problems, isOpen }: { title: string; problems: readonly TableProblem[]; isOpen: boolean }) {
  if (problems.length === 0) return null;
  const groups = [...Map.groupBy(problems, ({ message }) => message)];
  return (
    <Fold label={`${title} ${problems.length}件`} open={isOpen}>
      <ul className={styles.lines}>
        {groups.slice(0, LINES).map(([message, some]) => (
          <li key={message}>
            {some
              .slice(0, 10)
              .map(({ line }) => line)
              .join("・")}
            行目{some.length > 10 ? `ほか${some.length - 10}行` : ""}：{message}
          </li>
        ))}
        {groups.length > LINES ? <li>ほか{groups.length - LINES}種類</li> : null}
      </ul>
    </Fold>
  );
}

/** "新しい個体25匹、体重600件" */
export function planWords({ snakes }: Pick<WholePlan, "snakes">): string {
  const taken = snakes.filter(({ isSkipped }) => !isSkipped);
  const fresh = taken.filter(({ snake }) => snake === null).length;
  const changed = taken.filter(({ snake, fields }) => snake !== null && Object.keys(fields).length > 0).length;
  return [
    fresh > 0 ? `新しい個体${fresh}匹` : "",
    changed > 0 ? `書き直す個体${changed}匹` : "",
    ...countWords(taken.flatMap(({ records }) => records.map(({ care }) => care))),
  ]
    .filter(Boolean)
    .join("、");
}
