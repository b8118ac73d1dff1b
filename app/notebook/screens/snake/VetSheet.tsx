// Summary for the vet on one A4 page: the animal, its last six months and its husbandry, optionally with photos.

import { useState } from "react";
import { Link } from "react-router";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import { type CareEvent, type CareKind, careLabels, careWords } from "#app/notebook/care/care.ts";
import { dayOf } from "#app/notebook/care/read-care.ts";
import { weightCurve } from "#app/notebook/history/curve.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { SnakePicture } from "#app/notebook/screens/snakes/SnakePicture.tsx";
import { birthWords } from "#app/notebook/snakes/snake.ts";
import type { SnakeWithRecords } from "#app/notebook/store/notebook.ts";
import { todayLine } from "#app/notebook/today/today.ts";
import { classes } from "#app/platform/site/classes.ts";
import { addDays, daysAgo, formatDay, formatDays, formatShortDay } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { PlateCaption } from "#app/ui/genetics/PlateCaption.tsx";
import { Facts } from "#app/ui/kit/Facts.tsx";
import { PrintButton } from "#app/ui/kit/PrintButton.tsx";
import { PhotoOf } from "./Photos.tsx";
import styles from "./Vet.module.css";
import { WeightCurve } from "./WeightCurve.tsx";

const MONTHS_DAYS = 183;
const PHOTOS_MAX = 4;
const others: readonly CareKind[] = ["vet", "stool", "shed", "climate", "note", "handling"];

export function VetSheet({ snake: own }: { snake: SnakeWithRecords }) {
  const { today } = useNotebook();
  const [hasPhotos, setPhotos] = useState(false);
  const { snake, digest } = own;
  const since = addDays(today, -MONTHS_DAYS);
  const events = own.events.filter(({ at }) => dayOf(at) >= since).toSorted((a, b) => a.at.localeCompare(b.at));
  const line = todayLine(own, today);
  const curve = weightCurve(events);
  const ofKind = (...kinds: readonly CareKind[]) => events.filter(({ care }) => kinds.includes(care.kind));
  return (
    <article className={styles.sheet}>
      <div className={classes("no-print", styles.ways)}>
        <Link to={`/note/snake/${snake.id}`}>「{snake.name}」へ戻る</Link>
        <label>
          <input
            type="checkbox"
            checked={hasPhotos}
            onChange={({ currentTarget }) => setPhotos(currentTarget.checked)}
          />
          写真も載せる
        </label>
        <PrintButton />
      </div>
      <h1>{snake.name}の記録</h1>
      <p>{formatDays(since, today)}（飼い主の記録。診断ではありません）</p>
      <figure className={styles.plate}>
        <SnakePicture snake={snake} shape="plate" />
        <figcaption>
          <PlateCaption name={snake.name} isDrawn={false} />
          {snake.photo ? null : "モルフから描いたイラスト（頭と首）"}
        </figcaption>
      </figure>
      <Facts
        rows={[
          ["種", "ボールパイソン（Python regius）"],
          ["モルフ", snake.genotype || "—"],
          ["性別", sexLabels[snake.sex]],
          ["ハッチ", birthWords(snake.birth, today)],
          [
            "体重",
            digest.lastWeight ? `${withCommas(digest.lastWeight.grams)}g（${formatDay(digest.lastWeight.day)}）` : "—",
          ],
          [
            "最大体重",
            digest.peak
              ? `${withCommas(digest.peak.grams)}g（${formatDay(digest.peak.day)}）${line.loss ? `から−${line.loss.toFixed(1)}%` : ""}`
              : "—",
          ],
          [
            "最後に食べた日",
            digest.lastEaten
              ? `${formatDay(digest.lastEaten.day)}（${daysAgo(digest.lastEaten.day, today)}、そのあとの拒食${digest.refusals}回）`
              : digest.refusedSince
                ? `食べた記録なし（${formatDay(digest.refusedSince)}から拒食${digest.refusals}回）`
                : "—",
          ],
          snake.from && ["入手先", snake.from],
        ]}
      />
      {curve ? <WeightCurve curve={curve} /> : null}
      <Lines title="体重" events={ofKind("weight")} isDense />
      <Lines title="給餌" events={ofKind("meal")} isDense />
      <Lines title="その他" events={ofKind(...others)} />
      {hasPhotos ? (
        <div className={styles.photos}>
          {own.photos.slice(0, PHOTOS_MAX).map((photo) => (
            <PhotoOf key={photo.id} photo={photo} name={snake.name} />
          ))}
        </div>
      ) : null}
    </article>
  );
}

function Lines({ title, events, isDense }: { title: string; events: readonly CareEvent[]; isDense?: boolean }) {
  if (events.length === 0) return null;
  return (
    <section>
      <h2>
        {title}（{events.length}件）
      </h2>
      <ul className={isDense ? styles.dense : styles.lines}>
        {events.map((event) => (
          <li key={event.id}>
            <span>{formatShortDay(event.at)}</span>
            {isDense ? "" : `${careLabels[event.care.kind]}：`}
            {careWords(event.care)}
          </li>
        ))}
      </ul>
    </section>
  );
}
