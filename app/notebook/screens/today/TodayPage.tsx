// /note: today's page, or the start page of an empty notebook.

import { memo } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { Care } from "#app/notebook/care/care.ts";
import { newId } from "#app/notebook/model/ids.ts";
import type { Pair } from "#app/notebook/pairs/pair.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import keep from "#app/notebook/screens/keep/Keep.module.css";
import { SnakePicture } from "#app/notebook/screens/snakes/SnakePicture.tsx";
import { snakeWords } from "#app/notebook/snakes/snake.ts";
import { askToPersist, losesAfterSevenDays } from "#app/notebook/store/device.ts";
import { lastExport, recordStart } from "#app/notebook/store/export-record.ts";
import { fetchBall, importBall } from "#app/notebook/store/import-ball.ts";
import { addSnake, removeSnake } from "#app/notebook/store/notebook.ts";
import { sealedState, sealedStatus } from "#app/notebook/store/sealed.ts";
import type { Undo } from "#app/notebook/store/things.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";
import { addDays } from "#app/platform/site/days.ts";
import { cookieIn } from "#app/platform/site/theme.ts";
import { Button, ButtonLink } from "#app/ui/kit/Button.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { useLoaded } from "#app/ui/kit/use-loaded.ts";
import styles from "./Today.module.css";
import { TodayScreen } from "./TodayScreen.tsx";

interface Props {
  snakes: readonly TodaySnake[];
  pairs: readonly Pair[];
}

export function TodayPage({ snakes, pairs }: Props) {
  const [search] = useSearchParams();
  const take = search.get("take");
  if (take !== null) return <TakeScreen take={take} snakes={snakes} />;
  if (snakes.length === 0) return <EmptyNotebook />;
  return <Filled snakes={snakes} pairs={pairs} />;
}

/** Memoised like other long pages, because a navigation rerenders the page being left. */
const Filled = memo(({ snakes, pairs }: Props) => {
  const example = snakes.find(({ snake }) => snake.isExample)?.snake;
  return (
    <TodayScreen
      snakes={snakes}
      pairs={pairs}
      foot={<FileWord records={snakes.reduce((sum, { digest }) => sum + digest.count, 0)} />}
    >
      <SealedWord snakes={snakes} />
      <TonightLine />
      {example ? <ExampleNote id={example.id} name={example.name} /> : null}
    </TodayScreen>
  );
});

interface Tonight {
  place: string;
  low: number | null;
  /** `article`: slug of a care article; "temperature" if the night needs no action. */
  advice: { words: string; article: string };
}

async function tonight(signal: AbortSignal): Promise<Tonight | null> {
  const area = cookieIn(document.cookie, "weather-area");
  if (!area) return null;
  const response = await fetch(`/tonight.json?area=${encodeURIComponent(area)}`, { signal });
  const found: Tonight | null = response.ok ? await response.json() : null;
  return found?.advice.article === "temperature" ? null : found;
}

function TonightLine() {
  const [found] = useLoaded(tonight);
  if (!found) return null;
  const { place, low, advice } = found;
  return (
    <p className={styles.tonight}>
      <span>
        今夜 {low === null ? null : <b>{low}℃</b>}（{place}）
      </span>
      <span>
        {advice.words} <Link to={`/info/${advice.article}`}>詳しく</Link>
      </span>
    </p>
  );
}

function EmptyNotebook() {
  const { today, write } = useNotebook();
  return (
    <section className={keep.keep}>
      <div className={keep.part}>
        <h1>あなたの手帖です</h1>
        <p>
          飼っているヘビと、毎日の記録をここに残します。記録はこの端末の中だけにあり、同期を使わないかぎり、どこにも送りません。会員登録も通信も必要ありません。
        </p>
        <p>プライベートブラウズ（シークレット）の画面では、閉じると手帖も消えます。通常の画面で開いてください。</p>
        <p>名前だけで始められます。「食べた」を押すと、次の給餌日と、食べていない日数が分かります。</p>
        <div className={keep.buttons}>
          <ButtonLink to="/note/new">最初の1匹を加える</ButtonLink>
          <Button
            look="outline"
            onClick={() => void write("1匹目：食べた。名前は個体のページで変えられます", addFirstMeal)}
          >
            名前はあとにして、「食べた」を記録する
          </Button>
          <ButtonLink to="/note/table" look="outline">
            表やメモから移す
          </ButtonLink>
          <Button look="outline" onClick={() => void write("見本を入れました", () => addExample(today))}>
            見本で試す
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Shown above the page as long as the sample snake exists. */
function ExampleNote({ id, name }: { id: string; name: string }) {
  const { write } = useNotebook();
  return (
    <p className={keep.due}>
      <span>「{name}」は見本です。試し終わったら、消してかまいません。</span>
      <Button look="outline" onClick={() => void write("見本を消しました", () => removeSnake(id))}>
        見本を消す
      </Button>
    </p>
  );
}

const meal = { kind: "meal", prey: "rat", size: "S", count: 1, grams: null } as const;

/** Days ago, and the record. */
const records: readonly (readonly [number, Care])[] = [
  [170, { kind: "weight", grams: 1080 }],
  ...[168, 154, 140, 126, 112, 98, 84, 70, 56, 42].map((ago) => [ago, { ...meal, outcome: "eaten" }] as const),
  [140, { kind: "shed", shed: "whole" }],
  [120, { kind: "weight", grams: 1145 }],
  [86, { kind: "shed", shed: "whole" }],
  [80, { kind: "weight", grams: 1190 }],
  [40, { kind: "weight", grams: 1225 }],
  [30, { kind: "shed", shed: "whole" }],
  [28, { ...meal, outcome: "refused" }],
  [14, { ...meal, outcome: "refused" }],
  [10, { kind: "climate", warm: 31.5, cool: 26, humidity: 58 }],
  [3, { kind: "weight", grams: 1180 }],
];

/** Adds a snake that has eaten and is named later. */
async function addFirstMeal(): Promise<Undo> {
  const care = { ...meal, prey: "", size: "", outcome: "eaten" } as const;
  const undo = await addSnake({ name: "1匹目" }, { events: [{ at: new Date().toISOString(), care }] });
  void askToPersist();
  return undo;
}

function addExample(today: string): Promise<Undo> {
  return addSnake(
    {
      name: "れい（見本）",
      sex: "male",
      birth: String(Number(today.slice(0, 4)) - 3),
      genotype: "パステル 100%ヘテロ・クラウン",
      enclosure: "見本",
      isExample: true,
    },
    { events: records.map(([ago, care]) => ({ at: `${addDays(today, -ago)}T12:00:00.000Z`, care })) },
  );
}

/** `records`: total number. */
function FileWord({ records }: { records: number }) {
  // If the store is unreadable, the page itself reports it.
  const [words] = useLoaded(async () => {
    const now = new Date();
    const [file, sealed] = await Promise.all([lastExport(), sealedState()]);
    const { photosHere, begunAt } = file;
    if (records + photosHere > 0 && begunAt === "") await recordStart(now);
    const since = file.at || begunAt;
    const due = exportDue({ records, inFile: file.records, since, sealedAt: sealed?.syncedAt ?? "" }, now);
    // Photos are never synced.
    const photos = exportDue({ records: photosHere, inFile: file.photos, since, sealedAt: "" }, now);
    const isSealed = sealed !== null && photosHere <= file.photos;
    const isSafe = !losesAfterSevenDays() || isSealed || Date.parse(file.at) > now.getTime() - 7 * DAY_MS;
    return [
      ...(due > 0 ? [`${due}件の記録が、この端末だけにあります。`] : []),
      ...(photos > 0
        ? [`${photos}枚の写真が、この端末だけにあります${sealed ? "（写真は同期されません）" : ""}。`]
        : []),
      ...(isSafe ? [] : ["Safariは、7日のあいだ開かないと手帖を消すことがあります。"]),
    ];
  }, [records]);
  return <Lines words={words ?? []} />;
}

/** `snakes`: read again after every change. */
function SealedWord({ snakes }: { snakes: readonly TodaySnake[] }) {
  const [words] = useLoaded(async () => {
    const { trouble = "", unsent = 0, differences = 0 } = (await sealedStatus(new Date())) ?? {};
    return [
      ...(trouble === "" ? [] : [trouble]),
      ...(trouble === "" && unsent > 0
        ? [`${unsent}件が、まだ同期されていません。記録はこの端末にあり、サイトにつながると自動で送ります。`]
        : []),
      ...(differences > 0 ? [`内容が2通りあるところが${differences}か所あります。`] : []),
    ];
  }, [snakes]);
  return <Lines words={words ?? []} />;
}

const Lines = ({ words }: { words: readonly string[] }) =>
  words.map((one) => (
    <p key={one} className={keep.due}>
      <span>{one}</span>
      <Link to="/note/keep">バックアップを開く</Link>
    </p>
  ));

const RECORDS = 30;
const DAYS = 30;
const DAY_MS = 86_400_000;

interface FileFacts {
  records: number;
  /** Number of records in the last exported file; 0 without one. */
  inFile: number;
  /** Time of the last file, else of the first record; ISO, or "". */
  since: string;
  /** Time of the last sync, ISO, or "". */
  sealedAt: string;
}

/** Returns the number of new records that exist only on this device, if it is to be reported; else 0. */
export function exportDue({ records, inFile, since, sealedAt }: FileFacts, now: Date): number {
  const fresh = Math.max(0, records - inFile);
  const daysSince = (moment: string) => Math.floor((now.getTime() - Date.parse(moment)) / DAY_MS);
  if (sealedAt !== "" && daysSince(sealedAt) < DAYS) return 0;
  return fresh >= RECORDS || (since !== "" && daysSince(since) >= DAYS) ? fresh : 0;
}

/** `take`: URL path of a snake of the site. */
function TakeScreen({ take, snakes }: { take: string; snakes: readonly TodaySnake[] }) {
  const { today, write } = useNotebook();
  const navigate = useNavigate();
  const [offered] = useLoaded(() => fetchBall(take), [take]);

  if (!offered) return <PageHead title="手帖に入れる" lead="個体の情報を読んでいます…" />;
  if (offered.is !== "there") {
    const lead =
      offered.is === "gone"
        ? "この個体は、いまは公開されていません。"
        : "個体の情報を読めませんでした。通信を確かめて、もう一度開いてください。";
    return (
      <>
        <PageHead title="手帖に入れられませんでした" lead={lead} />
        <Link to="/note">今日のページへ</Link>
      </>
    );
  }
  const { ball } = offered;
  const known = snakes.find(({ snake }) => snake.ball === ball.id);
  return (
    <section className={keep.keep}>
      <div className={keep.part}>
        <h1>「{ball.name}」を手帖に入れますか</h1>
        <SnakePicture snake={{ photo: "", genotype: ball.genotype }} shape="wide" />
        <p>
          {snakeWords(ball, today) || "モルフと性別の記載はありません"}
          {ball.weights.length > 0 ? `。公開されている体重の記録${ball.weights.length}件も入ります。` : "。"}
        </p>
        {known ? (
          <p>
            この個体は、すでに手帖にいます：<Link to={`/note/snake/${known.snake.id}`}>{known.snake.name}</Link>
          </p>
        ) : null}
        <div className={keep.buttons}>
          {known ? null : (
            <Button
              onClick={async () => {
                const id = newId();
                if (!(await write(`${ball.name}を手帖に入れました`, () => importBall(ball, id)))) return;
                void askToPersist();
                await navigate(`/note/snake/${id}`, { replace: true });
              }}
            >
              手帖に入れる
            </Button>
          )}
          <ButtonLink to={`/ball/${ball.id}`} look="outline">
            この個体のページを見る
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
