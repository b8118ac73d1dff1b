// A snake's page: current state, weight curve, feeding calendar and all records.

import { memo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { intervalWords } from "#app/kinds/ball/care/feeding-rules.ts";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import { careLabels, careWords } from "#app/notebook/care/care.ts";
import { lifeDoubt } from "#app/notebook/care/doubts.ts";
import { dayOf } from "#app/notebook/care/read-care.ts";
import { type HandoverPart, handoverParts } from "#app/notebook/file/handover.ts";
import { weightCurve } from "#app/notebook/history/curve.ts";
import { byMonth } from "#app/notebook/history/months.ts";
import { FASTING_ARTICLE, LONG_FAST_WORDS } from "#app/notebook/rules/fasting.ts";
import { nextShed } from "#app/notebook/rules/shed.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { useShowRest } from "#app/notebook/screens/frame/use-show-rest.ts";
import { Sheet } from "#app/notebook/screens/records/RecordSheet.tsx";
import { SnakeForm } from "#app/notebook/screens/snakes/SnakeForm.tsx";
import { SnakePicture } from "#app/notebook/screens/snakes/SnakePicture.tsx";
import { birthWords, groupsOf, type Snake, standingLabels } from "#app/notebook/snakes/snake.ts";
import { allSnakes, changeSnake, removeSnake, type SnakeWithRecords } from "#app/notebook/store/notebook.ts";
import { type TodayLine, todayLine } from "#app/notebook/today/today.ts";
import { classes } from "#app/platform/site/classes.ts";
import { aheadProblem, formatDay, formatDays } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { Button, ButtonLink } from "#app/ui/kit/Button.tsx";
import { download } from "#app/ui/kit/download.ts";
import { Facts } from "#app/ui/kit/Facts.tsx";
import { TextInput } from "#app/ui/kit/Field.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { Genes } from "#app/ui/kit/Genes.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { FeedingCalendar } from "./FeedingCalendar.tsx";
import { Photos } from "./Photos.tsx";
import styles from "./Snake.module.css";
import { WeightCurve } from "./WeightCurve.tsx";

interface Props {
  snake: SnakeWithRecords;
  /** Slot for data of other modules: its stress checks. */
  Checks: React.ComponentType<{ snake: string; name: string }>;
}

export const SnakeScreen = memo(({ snake: own, Checks }: Props) => {
  const { today, record } = useNotebook();
  const { snake } = own;
  const line = todayLine(own, today);
  const isHere = snake.standing === "here";
  const isWhole = useShowRest();
  return (
    <article className={styles.snake}>
      <div className={styles.part}>
        <div className={styles.top}>
          <SnakePicture snake={snake} shape="plate" />
          <div className={styles.about}>
            <h1>{snake.name}</h1>
            <p className={styles.genotype}>{snake.genotype ? <Genes line={snake.genotype} /> : "モルフ未入力"}</p>
            {isHere ? null : (
              <p className={styles.left}>
                {standingLabels[snake.standing]}
                {snake.left ? `（${formatDay(snake.left)}）` : ""}
              </p>
            )}
            <Numbers line={line} />
            <div className={classes("no-print", styles.actions)}>
              {isHere ? (
                <>
                  <Button onClick={() => record({ snake: own })}>記録する</Button>
                  <Button look="outline" onClick={() => record({ snake: own, kind: "meal" })}>
                    給餌
                  </Button>
                  <Button look="outline" onClick={() => record({ snake: own, kind: "weight" })}>
                    体重
                  </Button>
                </>
              ) : null}
              <ButtonLink to={`/note/vet/${snake.id}`} look="quiet">
                獣医師に見せる紙
              </ButtonLink>
            </div>
          </div>
        </div>
        <Fasting line={line} />
      </div>
      {isWhole ? <Records own={own} line={line} today={today} Checks={Checks} /> : null}
    </article>
  );
});

interface RecordsProps {
  own: SnakeWithRecords;
  line: TodayLine;
  today: string;
  Checks: Props["Checks"];
}

/** Content below the first screen. */
function Records({ own, line, today, Checks }: RecordsProps) {
  const { snake, digest, events } = own;
  const sheds = events.flatMap(({ at, care }) => (care.kind === "shed" ? dayOf(at) : []));
  const shed = snake.standing === "here" ? nextShed(sheds, today) : null;
  const curve = weightCurve(events);
  const due = line.feeding?.window;
  return (
    <>
      <div className={styles.part}>
        {curve ? (
          <section aria-labelledby="weight">
            <h2 id="weight">体重</h2>
            <WeightCurve curve={curve} />
          </section>
        ) : null}
        <section aria-labelledby="feeding">
          <h2 id="feeding">給餌カレンダー</h2>
          <FeedingCalendar events={events} due={due ?? null} today={today} />
        </section>
        {shed ? (
          <p>
            {shed.isPast
              ? `これまでの間隔から見込んだ脱皮の時期（${formatDay(shed.to)}ごろまで）を過ぎています。`
              : `次の脱皮は、これまでの間隔から${formatDays(shed.from, shed.to)}ごろの見込みです。`}
          </p>
        ) : null}
        <Checks snake={snake.id} name={snake.name} />
      </div>
      <div className={styles.part}>
        <section aria-labelledby="records">
          <h2 id="records">
            記録 <span className={styles.count}>{events.length}件</span>
          </h2>
          <p className="no-print">
            <Link to={`/note/search?snake=${snake.id}`}>この個体の記録を探す</Link>
          </p>
          <History own={own} />
        </section>
        <Photos own={own} />
        <Facts
          rows={[
            ["性別", sexLabels[snake.sex]],
            ["ハッチ", birthWords(snake.birth, today)],
            ["給餌の間隔", `${intervalWords(line.interval)}${snake.interval === null ? "（目安）" : ""}`],
            ...(["enclosure", "group", "number", "from", "memo"] as const).flatMap((name) =>
              snake[name] ? [[labels[name], snake[name]] as const] : [],
            ),
            snake.ball && [
              "サイトの個体",
              <Link key="ball" to={`/ball/${snake.ball}`}>
                {snake.ball}
              </Link>,
            ],
            digest.peak && ["最大体重", `${withCommas(digest.peak.grams)}g（${formatDay(digest.peak.day)}）`],
          ]}
        />
        <Edit own={own} />
      </div>
    </>
  );
}

const labels = {
  enclosure: "ケージ・棚",
  group: "グループ",
  number: "個体番号",
  from: "入手先",
  memo: "メモ",
} as const;

function Numbers({ line }: { line: TodayLine }) {
  const { snake, digest, loss, feeding } = line;
  const fasted = snake.standing === "here" ? line.fasted : null;
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>体重</dt>
        <dd>{digest.lastWeight ? `${withCommas(digest.lastWeight.grams)}g` : "—"}</dd>
        {loss !== null && loss >= 1 ? <dd className={styles.small}>最大から−{loss.toFixed(1)}%</dd> : null}
      </div>
      <div>
        <dt>食べてから</dt>
        <dd>{fasted === null ? "—" : `${fasted}日`}</dd>
        {digest.refusals > 0 ? <dd className={styles.small}>拒食{digest.refusals}回</dd> : null}
      </div>
      <div>
        <dt>次の給餌</dt>
        <dd>{feeding === null ? "—" : feeding.inDays <= 0 ? "今日" : `${feeding.inDays}日後`}</dd>
        {feeding ? <dd className={styles.small}>{formatDays(feeding.window.from, feeding.window.to, short)}</dd> : null}
      </div>
    </dl>
  );
}

const short = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;

function Fasting({ line: { row, isToConsult, isFasting, digest } }: { line: TodayLine }) {
  if (!isFasting || digest.lastMeal === null) return null;
  return (
    <p className={styles.fasting} data-tone={isToConsult ? "watch" : (row?.tone ?? "calm")}>
      {row ? (
        <>
          <b>体重は{row.when}</b>：{row.means}。すること：{row.action}。
        </>
      ) : (
        "体重を量ってください。食べていたころの体重と比べると、段階が分かります。"
      )}
      {isToConsult ? LONG_FAST_WORDS : ""} <Link to={FASTING_ARTICLE}>食べないときに見ること</Link>
    </p>
  );
}

const MONTHS_OPEN = 2;

/** Collapsed months are rendered too, so that find-in-page can open them. */
function History({ own }: { own: SnakeWithRecords }) {
  const { record } = useNotebook();
  const months = byMonth(own.events);
  const photos = Map.groupBy(own.photos, (photo) => photo.record);
  if (months.length === 0) return <p>まだ記録がありません。</p>;
  return months.map(({ month, events }, i) => (
    <details key={month} open={i < MONTHS_OPEN} className={styles.month}>
      <summary>
        {Number(month.slice(0, 4))}年{Number(month.slice(5))}月 <span className={styles.count}>{events.length}件</span>
      </summary>
      <ul className={styles.events}>
        {events.map((event) => (
          <li key={event.id}>
            <button type="button" onClick={() => record({ snake: own, event })}>
              <time dateTime={event.at}>{Number(dayOf(event.at).slice(8))}日</time>
              <span className={styles.kind}>{careLabels[event.care.kind]}</span>
              <span className={styles.what}>
                {careWords(event.care)}
                {photos.has(event.id) ? <small> 写真{photos.get(event.id)?.length}枚</small> : null}
              </span>
              <span className="visually-hidden">（編集）</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  ));
}

function Edit({ own: { snake, events } }: { own: SnakeWithRecords }) {
  const { today, write } = useNotebook();
  const navigate = useNavigate();
  /** The snake as opened in the form, and all groups; null while the form is closed. */
  const [opened, setOpened] = useState<{ snake: Snake; groups: readonly string[] } | null>(null);
  const [left, setLeft] = useState(snake.left || today);
  /** The day with records after it, saved if the button is pressed again. */
  const [sure, setSure] = useState("");
  const problem = aheadProblem(left, today) ?? lifeDoubt({ ...snake, standing: "here" }, left) ?? undefined;
  const cared = events.filter(({ care }) => care.kind !== "note").map(({ at }) => dayOf(at));
  const [last = ""] = cared.toSorted().toReversed();
  const doubt = `この日より後の${formatDay(last || today)}にも、記録があります。正しければ、もう一度押すと保存します`;

  async function stand(standing: Snake["standing"]) {
    const isHere = standing === "here";
    if (problem && !isHere) return;
    if (!isHere && left !== snake.left && left < last && left !== sure) return setSure(left);
    await write(isHere ? `${snake.name}を飼育中に戻しました` : `${snake.name}：${standingLabels[standing]}`, () =>
      changeSnake(snake, { standing, left: isHere ? "" : left }),
    );
  }

  return (
    <div className={classes("no-print", styles.edit)}>
      <Button
        look="outline"
        onClick={async () => setOpened({ snake, groups: groupsOf((await allSnakes()).map((one) => one.snake)) })}
      >
        この個体の情報を編集
      </Button>
      <Fold label="譲渡・死亡・削除">
        <div className={styles.leave}>
          <HandOver snake={snake} />
          <p>譲渡や死亡のあとも記録は残り、今日の一覧には出なくなります。</p>
          <TextInput
            type="date"
            label="譲渡・死亡した日"
            value={left}
            max={today}
            error={problem ?? (left === sure ? doubt : undefined)}
            onChange={({ currentTarget }) => setLeft(currentTarget.value)}
          />
          <div className={styles.actions}>
            {snake.standing === "here" ? (
              <>
                <Button look="outline" onClick={() => void stand("moved")}>
                  譲渡した
                </Button>
                <Button look="outline" onClick={() => void stand("died")}>
                  死亡した
                </Button>
              </>
            ) : (
              <>
                <Button look="outline" onClick={() => void stand(snake.standing)}>
                  日付を直す
                </Button>
                <Button look="outline" onClick={() => void stand("here")}>
                  飼育中に戻す
                </Button>
              </>
            )}
            <Button
              look="quiet"
              onClick={async () => {
                if (await write(`${snake.name}を記録ごと消しました`, () => removeSnake(snake.id)))
                  await navigate("/note");
              }}
            >
              記録ごと消す
            </Button>
          </div>
        </div>
      </Fold>
      {opened ? (
        <Sheet title={`${snake.name}の情報`} onClose={() => setOpened(null)}>
          <SnakeForm
            fields={opened.snake}
            groups={opened.groups}
            today={today}
            first={cared.toSorted()[0]}
            button="保存"
            onSave={async (fields, photo) => {
              const words = `${fields.name}の情報を保存しました`;
              if (await write(words, () => changeSnake(opened.snake, fields, photo))) setOpened(null);
            }}
          />
        </Sheet>
      ) : null}
    </div>
  );
}

/** Exports a snake's file for its buyer; notes are included only if the keeper chooses so. */
function HandOver({ snake: { id, name } }: { snake: Snake }) {
  const { write } = useNotebook();
  async function make(typed: FormData) {
    await write(`${name}のファイルを作りました。新しい飼い主に渡してください`, async () => {
      const [{ exportHandover }, { safeName }] = await Promise.all([
        import("#app/notebook/store/file.ts"),
        import("#app/notebook/file/notebook-file.ts"),
      ]);
      const parts = (Object.keys(handoverParts) as HandoverPart[]).filter((part) => typed.has(part));
      download(await exportHandover(id, parts, new Date()), `${safeName(name)}.zip`);
    });
  }
  return (
    <SendForm className={styles.leave} onSend={make}>
      <p>
        新しい飼い主に渡すファイル（.zip）を作れます。相手は、手帖の「バックアップ」で読み込めます。個体の情報と、給餌や体重などの記録が入ります。
      </p>
      {(Object.keys(handoverParts) as HandoverPart[]).map((part) => (
        <label key={part}>
          <input type="checkbox" name={part} defaultChecked={part === "photos"} /> {handoverParts[part]}も入れる
        </label>
      ))}
      <Button look="outline">渡すファイルを作る</Button>
    </SendForm>
  );
}
