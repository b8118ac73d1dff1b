// The result: what needs a vet first, then the main thing in one sentence, then why and what to do.

import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { SourceText } from "#app/sources/SourceText.tsx";
import { Section } from "#app/ui/Detail.tsx";
import type { Answers } from "./answers.ts";
import { questions, type RedFlag } from "./questions.ts";
import styles from "./StressResult.module.css";
import { StressVerdict } from "./StressVerdict.tsx";
import type { Loss, Result } from "./score.ts";

const urgencyWords: Record<RedFlag["urgency"], string> = {
  emergency: "いますぐ、爬虫類を診られる動物病院へ電話してください",
  urgent: "今日か明日のうちに、受診してください",
  soon: "数日のうちに、動物病院に相談してください",
};

const HELP_MOST = 3;
const essentials = questions.filter(({ essential }) => essential).map(({ topic }) => topic);

export const RESULT_ID = "result";

interface Props {
  result: Result;
  answers: Answers;
  ignored: readonly string[];
  name: string;
}

export function StressResult({ result, answers, ignored, name }: Props) {
  const { flags, lost, total } = result;
  const box = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // The form leads to #result. A browser without scripts goes there by itself; after a navigation within the page it is this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sending of the form is a location with a key of its own
  useEffect(() => {
    if (hash === `#${RESULT_ID}`) box.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <div className={styles.result} id={RESULT_ID} tabIndex={-1} ref={box}>
      {flags.length > 0 ? <Flags flags={flags} /> : null}
      <StressVerdict result={result} answers={answers} name={name} />
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
      {lost.length > 0 && total !== null ? <HelpMost lost={lost.slice(0, HELP_MOST)} /> : null}
      {lost.length > 0 ? <LostPoints lost={lost} /> : null}
      <Section title="読むときの注意">
        <ul className={styles.notes}>
          <li>これは診断ではなく、獣医師の診察に代わるものでもありません。</li>
          <li>
            どの質問も同じ重さです。ただし、{essentials.join("、")}
            は欠かせない項目とし、いちばん悪い答えが1つあれば69点、2つか3つで49点、4つ以上で29点を上限にします。
          </li>
          <li>
            ボールパイソン用に検証された質問票は、まだありません。基準の数字は、福祉の指針、論文、獣医師の資料を当サイトがまとめた目安です。
          </li>
          <li>
            スパイダー、シャンパン、ウォマ、ヒドゥンジーンウォマなどを持つヘビの首振り（
            <Link to="/term/wobble">ウォブル</Link>
            ）は、遺伝による場合があります。ストレスのときの様子と見分けにくいこともあり、首振りがあるだけで、ストレスがあるとは言えません。
          </li>
          <li>
            食べない時期があること自体は、ボールパイソンでは珍しくありません。体重が保たれているかどうかを合わせて見てください。
          </li>
        </ul>
      </Section>
    </div>
  );
}

function Flags({ flags }: { flags: readonly RedFlag[] }) {
  return (
    <div className={styles.flags} role="alert">
      <h2>点数にかかわらず、獣医師に相談してください</h2>
      <ul>
        {flags.map((flag) => (
          <li key={flag.id}>
            <strong>{flag.sign}</strong>：{urgencyWords[flag.urgency]}。
          </li>
        ))}
      </ul>
      <p>
        体を温めすぎたり、薬を自分で使ったりせずに連れて行ってください。運び方は
        <Link to="/info/transport">移動のしかた</Link>にまとめています。
      </p>
    </div>
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
              <span className={styles.bar} style={{ width: `${percent ?? 0}%` }} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function HelpMost({ lost }: { lost: readonly Loss[] }) {
  return (
    <Section title={lost.length === 1 ? "まず見直したいこと" : `まず見直したい${lost.length}つのこと`}>
      <ol className={styles.help}>
        {lost.map(({ question, gain, caps }) => (
          <li key={question.id}>
            <strong>{question.topic}</strong>
            <span className={styles.gain}>{gainWords({ gain, caps })}</span>
            <p>{question.advice}</p>
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

function LostPoints({ lost }: { lost: readonly Loss[] }) {
  return (
    <Section title="点が引かれたところ">
      <ul className={styles.items}>
        {lost.map(({ question, chosen, points }) => (
          <li key={question.id} className={styles.item}>
            <h3>
              {question.topic}
              <span className={styles.points}>−{points}点（満点2点）</span>
            </h3>
            <p className={styles.chosen}>答え：{chosen}</p>
            <p>{question.why}</p>
            <p>
              <strong>できること</strong>　{question.advice}
            </p>
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
