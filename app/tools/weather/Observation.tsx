// Current measurements of the area's station, and the humidity of that air once it is warmed.

import { formatMoment } from "#app/platform/site/days.ts";
import type { ObservationView } from "./page.server.ts";
import { thresholds } from "./thresholds.ts";
import styles from "./Weather.module.css";

/** Advice about the present air. */
function airAdvice(moisture: ObservationView["moisture"]): string {
  if (!moisture || moisture.step === 0) return "。";
  return moisture.isDamp ? "。換気をして、カビに気をつけてください。" : "。加湿やウェットシェルターで補ってください。";
}

export function Observation({ station, now }: { station: string; now: ObservationView | null }) {
  return (
    <section className={styles.card}>
      <h2>いまの外（{station}）</h2>
      {now ? (
        <>
          <p className={styles.figures}>
            <span>
              <small>気温</small> <strong>{now.temp}</strong>℃
            </span>
            {now.humidity === null ? null : (
              <span>
                <small>湿度</small> <strong>{now.humidity}</strong>%
              </span>
            )}
          </p>
          {now.humidity === null ? <p>この観測所は湿度を観測していません。</p> : null}
          {now.warmed !== null && now.temp < thresholds.warmedTo ? (
            <p>
              この空気をそのまま{thresholds.warmedTo}℃に暖めると、湿度は約<strong>{now.warmed}%</strong>になります
              {airAdvice(now.moisture)}
            </p>
          ) : null}
          <p className={styles.small}>
            アメダス <time dateTime={now.at}>{formatMoment(now.at)}</time> の観測
          </p>
        </>
      ) : (
        <p>いまは観測値を取得できません。</p>
      )}
    </section>
  );
}
