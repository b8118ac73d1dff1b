// The result in a sentence or two: what must be done first, the total and what holds it down, or what is missing for one.

import type { Answers } from "./answers.ts";
import { type Area, areas, questions } from "./questions.ts";
import styles from "./StressResult.module.css";
import { ENOUGH_ANSWERS, type Result } from "./score.ts";

export function StressVerdict({ result, answers, name }: { result: Result; answers: Answers; name: string }) {
  const { total, band, answered, questionCount, caps } = result;
  const whose = name ? `「${name}」の` : "";
  const first = caps.flatMap((cap) => cap.first ?? []);
  return (
    <>
      {first.length > 0 ? (
        <div className={styles.missing}>
          {first.map((sentence) => (
            <p key={sentence}>
              <b>{sentence}</b>
            </p>
          ))}
        </div>
      ) : null}
      {total === null ? (
        <Missing answered={answered} answers={answers} whose={whose} />
      ) : (
        <p className={styles.main}>
          {whose}いまの環境とようすは <strong>{total}</strong>点、「{band}」です。
          <small>
            {capSentence(result)}
            {questionCount}項目のうち、答えのあった{answered}項目から出しました。
          </small>
        </p>
      )}
    </>
  );
}

function capSentence({ caps: [lowest], lost }: Result): string {
  if (!lowest) return "";
  const topics = lost.flatMap(({ question, caps }) => (caps ? `「${question.topic}」` : []));
  return `${topics.join("")}の答えのため、ほかの答えがよくても${lowest.total}点が上限です。`;
}

/** Too few answers: how many are missing, and in which areas, each a link to its first open question. */
function Missing({ answered, answers, whose }: { answered: number; answers: Answers; whose: string }) {
  const open = questions.filter(({ id }) => answers[id] === undefined);
  const perArea = (Object.keys(areas) as Area[]).flatMap((area) => {
    const own = open.filter((question) => question.area === area);
    return own[0] ? [{ area, first: own[0].id, count: own.length }] : [];
  });
  return (
    <div className={styles.missing}>
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
                {areas[area]}：答えていない質問が{count}問
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
