// The result: what needs a vet first, then the main thing in one sentence, then why and what to do.

import { Section } from "#app/ui/Detail.tsx";
import type { RedFlag } from "./questions.ts";
import styles from "./StressResult.module.css";
import type { Result } from "./score.ts";

const urgencyWords: Record<RedFlag["urgency"], string> = {
  emergency: "すぐに、爬虫類を診られる動物病院へ連絡してください",
  urgent: "早めに（できれば今日か明日に）受診してください",
  soon: "数日のうちに相談してください",
};

const HELP_MOST = 3;

export function StressResult({ result, ignored }: { result: Result; ignored: readonly string[] }) {
  const { total, band, flags, lost, answered, asked } = result;
  return (
    <div className={styles.result} id="result">
      {flags.length > 0 ? (
        <div className={styles.flags} role="alert">
          <h2>点数にかかわらず、獣医師に相談してください</h2>
          <ul>
            {flags.map((flag) => (
              <li key={flag.id}>
                <strong>{flag.sign}</strong>：{urgencyWords[flag.urgency]}。
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {ignored.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {total === null ? (
        <p className={styles.main}>
          {asked}項目のうち{answered}項目に回答がありました。60%（{Math.ceil(asked * 0.6)}
          項目）以上に答えると、点数を表示します。
        </p>
      ) : (
        <p className={styles.main}>
          総合 <strong>{Math.round(total)}</strong>点：{band}
          <small>
            （{asked}項目中{answered}項目に回答）
          </small>
        </p>
      )}
      {total === null ? null : (
        <dl className={styles.areas}>
          {result.areas.map((area) => (
            <div key={area.area} className={styles.area}>
              <dt>{area.label}</dt>
              <dd>
                {area.percent === null ? "回答なし" : `${Math.round(area.percent)}点`}
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.bar} style={{ width: `${area.percent ?? 0}%` }} />
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {lost.length > 0 && total !== null ? (
        <Section title={`まず見直したい${Math.min(HELP_MOST, lost.length)}つ`}>
          <ol className={styles.lost}>
            {lost.slice(0, HELP_MOST).map((item) => (
              <li key={item.question.id}>{item.question.advice}</li>
            ))}
          </ol>
        </Section>
      ) : null}
      {lost.length > 0 ? (
        <Section title="点が引かれた項目">
          <ul className={styles.items}>
            {lost.map(({ question, chosen, points }) => (
              <li key={question.id} className={styles.item}>
                <p>
                  <strong>{question.question}</strong>（回答：{chosen}・−{points}点）
                </p>
                <p>{question.why}</p>
                <p>対策：{question.advice}</p>
                <p className={styles.source}>出典：{question.sources.join("、")}</p>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section title="読むときの注意">
        <ul>
          <li>
            スパイダー、シャンパン、ウォマ、ヒドゥンジーンウォマなどでは、首振り（ウォブル）が遺伝によることがあります。ストレスとは限りません。
          </li>
          <li>ボールパイソンの拒食は珍しくありません。体重の変化とほかのようすを合わせて判断してください。</li>
          <li>このチェックは獣医師の診断に代わるものではありません。</li>
        </ul>
      </Section>
    </div>
  );
}
