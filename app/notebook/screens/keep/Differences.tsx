// Conflicts between two devices: shows both values and lets the keeper pick the other one.

import { sexLabels } from "#app/kinds/ball/labels.ts";
import { outcomeLabels, shedLabels, stoolLabels } from "#app/notebook/care/care.ts";
import { GONE, type Value } from "#app/notebook/model/thing.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { standingLabels } from "#app/notebook/snakes/snake.ts";
import { answerDifference, type OpenDifference } from "#app/notebook/store/sealed.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";
import styles from "./Keep.module.css";

export const fieldLabels: Readonly<Record<string, string>> = {
  name: "名前",
  sex: "性別",
  birth: "生年月日",
  genotype: "モルフ",
  from: "入手先",
  number: "番号",
  enclosure: "ケージ",
  group: "グループ",
  memo: "メモ",
  interval: "給餌の間隔（日）",
  weighEvery: "体重を量る間隔（日）",
  cleanEvery: "掃除の間隔（日）",
  standing: "状態",
  left: "譲渡・死亡した日",
  at: "日時",
  grams: "重さ（g）",
  outcome: "食べたか",
  note: "内容",
  count: "数",
  size: "大きさ",
  shed: "脱皮",
  stool: "便",
  [GONE]: "消したか",
};

const valueLabels: Readonly<Record<string, string>> = {
  ...sexLabels,
  ...standingLabels,
  ...outcomeLabels,
  ...shedLabels,
  ...stoolLabels,
};

interface Props {
  differences: readonly OpenDifference[];
  snakes: readonly TodaySnake[];
}

export function Differences({ differences, snakes }: Props) {
  const { write } = useNotebook();
  return (
    <section className={styles.part} aria-labelledby="differences">
      <h2 id="differences">2台の端末で内容が異なります</h2>
      <p>いまは、新しいほうの内容になっています。正しいほうを選んでください。</p>
      <ul className={styles.differences}>
        {differences.map((one) => (
          <li key={one.id} className={styles.difference}>
            <b>
              {snakes.find(({ snake }) => snake.id === one.thing)?.snake.name ??
                (one.type === "record" ? "記録" : "手帖")}
              の{fieldLabels[one.field] ?? one.field}
            </b>
            <div className={styles.choices}>
              {(["kept", "other"] as const).map((side) => (
                <button
                  key={side}
                  type="button"
                  onClick={() =>
                    void write(async () => {
                      await answerDifference(one, side);
                      return { words: `「${wordsOf(one.field, one[side])}」にしました` };
                    })
                  }
                >
                  <small>{side === "kept" ? "いまの内容" : "ほかの端末での内容"}</small>
                  {wordsOf(one.field, one[side])}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function wordsOf(field: string, value: Value): string {
  if (field === GONE) return value === true ? "消した" : "残す";
  if (value === null || value === "") return "（空）";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return Object.hasOwn(valueLabels, text) ? (valueLabels[text] ?? text) : text;
}
