// The result in a sentence or two: the total and what holds it down, or what is still missing for one.

import type { Answers } from "./answers.ts";
import { type Area, areas, questions } from "./questions.ts";
import styles from "./StressResult.module.css";
import { ENOUGH_ANSWERS, type Result } from "./score.ts";

interface Props {
  result: Result;
  answers: Answers;
  name: string;
}

export function StressVerdict({ result, answers, name }: Props) {
  const { total, band, answered, asked, cap } = result;
  const whose = name ? `「${name}」の` : "";
  if (total === null) return <Missing answered={answered} answers={answers} whose={whose} />;
  return (
    <p className={styles.main}>
      {cap ? `${capSentence(cap)} ` : null}
      {whose}いまの環境とようすは <strong>{total}</strong>点、「{band}」です。
      <small>
        {asked}項目のうち、答えのあった{answered}項目から出しました。
      </small>
    </p>
  );
}

function capSentence({ total, because }: NonNullable<Result["cap"]>): string {
  const topics = because.map(({ topic }) => `「${topic}」`).join("");
  const count = because.length > 1 ? `の${because.length}つ` : "";
  return `欠かせない項目のうち${topics}${count}がいちばん悪い答えなので、ほかがよくても${total}点が上限です。`;
}

/** Too few answers: how many are missing, and in which areas, each a link to its first open question. */
function Missing({ answered, answers, whose }: { answered: number; answers: Answers; whose: string }) {
  const open = questions.filter(({ id }) => answers[id] === undefined);
  const perArea = (Object.keys(areas) as Area[]).flatMap((area) => {
    const own = open.filter((question) => question.area === area);
    return own[0] ? [{ area, first: own[0].id, count: own.length }] : [];
  });
  return (
    <div className={styles.missing} role="alert">
      <p className={styles.main}>
        {answered === 0 ? "まだ点数の出せる答えがありません。" : null}
        {whose}点数は、{ENOUGH_ANSWERS}項目以上に答えると出ます（「わからない」は数えません）。あと
        {ENOUGH_ANSWERS - answered}項目です。
        {answered === 0 ? null : "答えた内容は、下の質問に残っています。"}
      </p>
      {open.length > 0 ? (
        <ul>
          {perArea.map(({ area, first, count }) => (
            <li key={area}>
              <a href={`#question-${first}`}>
                {areas[area]}：答えていない質問が{count}つ
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
