// Result of the stress check: urgent signs without a score, or the verdict with reasons and advice.

import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { type TriageSign, urgencies } from "#app/kinds/shared/triage.ts";
import { classes } from "#app/platform/site/classes.ts";
import { Section } from "#app/ui/kit/Detail.tsx";
import { SourceText } from "#app/ui/sources/SourceText.tsx";
import { type Answers, adviceFor } from "./answers.ts";
import { type Area, type ArticleId, areas, articles, isArticleId, questions } from "./questions.ts";
import styles from "./StressResult.module.css";
import { ENOUGH_ANSWERS, type Loss, type Result } from "./score.ts";

const HELP_MOST = 3;
const topicsOf = (sort: "cage" | "sign") =>
  questions
    .filter(({ essential }) => essential === sort)
    .map(({ topic }) => topic)
    .join("、");

export const RESULT_ID = "result";
/** Announced with the result, which is focused. */
const VERDICT_ID = "verdict";

interface Props {
  result: Result;
  answers: Answers;
  ignored: readonly string[];
  name: string;
}

export function StressResult({ result, answers, ignored, name }: Props) {
  const { flags, lost, total } = result;
  const box = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  // The form's action ends in #result. Browsers handle that without JavaScript; client-side navigation needs this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sending of the form is a location with a key of its own
  useEffect(() => {
    if (hash === `#${RESULT_ID}`) box.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <section
      aria-label="結果"
      aria-describedby={VERDICT_ID}
      className={styles.result}
      id={RESULT_ID}
      tabIndex={-1}
      ref={box}
    >
      <div id={VERDICT_ID} className={styles.result}>
        {flags.length > 0 ? (
          <StressFlags flags={flags} name={name} />
        ) : (
          <StressVerdict result={result} answers={answers} name={name} />
        )}
      </div>
      {ignored.length > 0 ? (
        <div role="status">
          <ul className={styles.ignored}>
            {ignored.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {total === null ? null : <Areas areas={result.areas} />}
      {lost.length > 0 && total !== null ? <HelpMost lost={lost.slice(0, HELP_MOST)} answers={answers} /> : null}
      {lost.length > 0 ? <LostPoints lost={lost} answers={answers} areScored={flags.length === 0} /> : null}
      <Section title="読むときの注意">
        <ul className={styles.notes}>
          <li>これは診断ではなく、獣医師の診察に代わるものでもありません。</li>
          <li>
            配点は、どの質問も同じです。ただし、飼い方のうち{topicsOf("cage")}と、ヘビの様子のうち{topicsOf("sign")}
            は、いちばん悪い答えが1つあれば69点、2つか3つで49点、4つ以上で29点を上限にします（飼い方と様子は別に数え、低いほうを採ります）。ひどい痩せ、体重の減少や触りすぎと重なった長い拒食、迎えた日からの長いハンドリングがあれば49点を、迎えて間もないころにたびたび触っていれば69点を上限にします。
          </li>
          <li>
            ボールパイソン用に妥当性を確かめた質問票は、見つかっていません。基準の数字は、動物福祉の指針、論文、獣医師の資料をこのサイトがまとめた目安です。
          </li>
          <li>
            スパイダー、シャンパン、ウォマ、ヒドゥンジーンウォマなどを持つヘビの首振り（
            <Link to="/term/wobble">ウォブル</Link>
            ）は、遺伝による場合があります。ストレスや病気のときの様子と見分けにくく、首振りがあるだけでは、ストレスがあるとは言えません。急に始まったときや、裏返って戻れないときは、待たずに動物病院へ電話してください。
          </li>
          <li>
            食べない時期があること自体は、ボールパイソンでは珍しくありません。体重が保たれているかどうかをあわせて見てください。
          </li>
        </ul>
      </Section>
    </section>
  );
}

function Areas({ areas }: { areas: Result["areas"] }) {
  return (
    <dl className={styles.areas}>
      {areas.map(({ area, label, percent }) => (
        <div key={area} className={styles.area}>
          <dt>{label}</dt>
          <dd>
            {percent === null ? "答えなし" : `${Math.round(percent)}点`}
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} data-bar="" style={{ width: `${percent ?? 0}%` }} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function HelpMost({ lost, answers }: { lost: readonly Loss[]; answers: Answers }) {
  return (
    <Section title={lost.length === 1 ? "まず見直したいこと" : `まず見直したい${lost.length}つのこと`}>
      <ol className={styles.help}>
        {lost.map((one) => (
          <li key={one.question.id}>
            <strong>{one.question.topic}</strong>
            <span className={styles.gain}>{gainWords(one)}</span>
            <Advice {...one} answers={answers} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function gainWords({ gain, caps }: Pick<Loss, "gain" | "caps">): string {
  if (gain > 0) return `これを直すと＋${gain}点`;
  return caps ? "点数の上限を決めている項目" : "上限を決めている項目を直すと、点に表れます";
}

/** Advice; one for each possible option if an old URL is ambiguous. */
function Advice({ question, chosen, answers }: Pick<Loss, "question" | "chosen"> & { answers: Answers }) {
  return (
    <>
      {chosen.map((option) => (
        <p key={option.value}>
          {chosen.length > 1 ? <strong>「{option.label}」なら：</strong> : null}
          {adviceFor(question, option, answers)}
        </p>
      ))}
      <p className={classes("no-print", styles.more)}>
        {chosen.length > 1 ? <a href={`#question-${question.id}`}>どれに当てはまるかを選ぶ</a> : null}
        <ArticleLink id={question.article} />
      </p>
    </>
  );
}

function LostPoints({ lost, answers, areScored }: { lost: readonly Loss[]; answers: Answers; areScored: boolean }) {
  return (
    <Section title={areScored ? "点が引かれたところ" : "受診のあとで見直すところ"}>
      <ul className={styles.items}>
        {lost.map(({ question, chosen, points }) => (
          <li key={question.id} className={styles.item}>
            <h3>
              {question.topic}
              {areScored ? <span className={styles.points}>−{points}点（2点満点）</span> : null}
            </h3>
            <p className={styles.chosen}>答え：「{chosen.map(({ label }) => label).join("」または「")}」</p>
            <p>{question.why}</p>
            <Advice question={question} chosen={chosen} answers={answers} />
            <p className={styles.source}>
              出典：
              <SourceText text={question.sources.join("、")} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

// Signs that need a vet: what to do, and how urgently.

function StressFlags({ flags, name }: { flags: readonly TriageSign[]; name: string }) {
  const [first] = flags;
  return (
    <div className={styles.flags}>
      <h2>
        {name ? `「${name}」：` : null}
        {first ? urgencies[first.urgency].advice : null}
      </h2>
      <ul>
        {flags.map(({ id, sign, urgency, until, article }) => (
          <li key={id}>
            <strong>{sign}</strong>：{urgencies[urgency].advice}。{until}
            {isArticleId(article) ? <ArticleLink id={article} /> : null}
          </li>
        ))}
      </ul>
      <p>
        自分の判断で薬を使ったり、体を温めすぎたり冷やしたりせずに、連れて行ってください。運び方は
        <Link to="/info/transport">移動のしかた</Link>にまとめています。
      </p>
      <p>受診のほうが先なので、このしるしがあるあいだは点数を出しません。</p>
    </div>
  );
}

// Verdict in a sentence or two: what to do first, the total and its caps, or the missing answers.

function StressVerdict({ result, answers, name }: { result: Result; answers: Answers; name: string }) {
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
          {whose}いまの環境と様子は <strong>{total}</strong>点、「{band}」です。
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

/** Too few answers: how many are missing per area, linked to the first open question. */
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
        {whose}点数は、{ENOUGH_ANSWERS}項目以上に答えると出ます（「分からない」は数えません）。あと
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

function ArticleLink({ id }: { id: ArticleId }) {
  return <Link to={`/info/${id}`}>詳しくは「{articles[id]}」</Link>;
}
