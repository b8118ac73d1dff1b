import { Link } from "react-router";
import { formatDays, weekdayOf } from "#app/platform/site/days.ts";
import { hasNotebookFlag } from "#app/platform/site/notebook-flag.ts";
import { cookieIn } from "#app/platform/site/theme.ts";
import type { TodaysWeather } from "#app/tools/weather/today.server.ts";
import { useLoaded } from "#app/ui/kit/use-loaded.ts";
import type { HomeData } from "./home.server.ts";
import styles from "./Today.module.css";

export function Today({ day }: { day: HomeData["day"] }) {
  const { date, weather, hatch, morph, term } = day;
  return (
    <section aria-labelledby="today" className={styles.today}>
      <h2 id="today" className={styles.date}>
        <span className="visually-hidden">今日、</span>
        <time dateTime={date}>
          {Number(date.slice(5, 7))}月{Number(date.slice(8))}日
          <span className={styles.weekday}>
            <span className="visually-hidden">（</span>
            {weekdayOf(date)}
            <span className="visually-hidden">曜日）</span>
          </span>
        </time>
      </h2>
      <ul className={styles.lines}>
        <Tonight tokyo={weather} />
        <Own />
        {hatch ? (
          <DayLine
            label="次のハッチ"
            before={hatch.days > 0 ? "あと" : hatch.days < 0 ? "目安の日から" : undefined}
            figure={hatch.days === 0 ? "今日" : `${Math.abs(hatch.days)}`}
            unit={hatch.days > 0 ? "日ほど" : hatch.days < 0 ? "日" : undefined}
          >
            <Link to={`/breed/${hatch.id}`}>{hatch.title}</Link>
            {hatch.eggs ? `・卵${hatch.eggs}個` : ""}。{formatDays(hatch.window.earliest, hatch.window.latest)}
            ごろの見込みです。
          </DayLine>
        ) : null}
        {morph ? (
          <DayLine label="今日のモルフ">
            <Link to={`/morph/${morph.id}`}>{morph.title}</Link>：{morph.summary}
          </DayLine>
        ) : null}
        {term ? (
          <DayLine label="今日の用語">
            <Link to={`/term/${term.id}`}>{term.title}</Link>：{term.summary}
          </DayLine>
        ) : null}
      </ul>
    </section>
  );
}

/** Area rendered by the server. */
const TOKYO = "130010";

async function chosenArea(signal: AbortSignal): Promise<TodaysWeather | null> {
  const area = cookieIn(document.cookie, "weather-area");
  if (!area || area === TOKYO) return null;
  const answer = await fetch(`/tonight.json?area=${encodeURIComponent(area)}`, { signal });
  return answer.ok ? answer.json() : null;
}

/**
 * Tonight's weather. The server renders Tokyo, so that the front page is cached once for all; for a visitor with an
 * area cookie, the browser then loads that area's line, a shared resource.
 */
function Tonight({ tokyo }: { tokyo: TodaysWeather | null }) {
  // On failure Tokyo's stays, labelled as such.
  const [own] = useLoaded(chosenArea);
  const weather = own ?? tokyo;
  if (!weather)
    return (
      <DayLine label="今夜" figure="24" unit="℃">
        ケージの涼しい側の、夜の最低温度の目安です。寝る前に温度計を見ましょう。
        <Link to="/weather-forecast">飼育者の天気</Link>
      </DayLine>
    );
  const { place, low, advice } = weather;
  // Remounted by key: moving the link to another row would count as a layout shift.
  return (
    <DayLine key={place} label="今夜" figure={low === null ? "―" : String(low)} unit={low === null ? undefined : "℃"}>
      {place}の最低気温です。{advice.words}
      <Link to="/weather-forecast">{own ? "1週間の天気" : "ほかの地域・1週間の天気"}</Link>
    </DayLine>
  );
}

const NAMED = 3;

/** Own snakes: a hint from the server, replaced by due snakes of the notebook on this device. Always rendered, to avoid layout shift. */
function Own() {
  // Storage errors are reported by the notebook's own page.
  const [due] = useLoaded(async () => (hasNotebookFlag() ? (await import("./due-on-device.ts")).dueOnDevice() : null));
  if (!due)
    return (
      <DayLine key="none" label="手帖の個体">
        手帖に記録すると、今日の給餌や計量がここに表示されます。<Link to="/note">手帖に記録する</Link>
      </DayLine>
    );
  const { names, feed, watch, weigh } = due;
  if (names.length === 0)
    return (
      <DayLine key="own" label="手帖の個体">
        今日することはありません。<Link to="/note">手帖を開く</Link>
      </DayLine>
    );
  const wants = [
    ...(watch > 0 ? [`要注意${watch}匹`] : []),
    ...(feed > 0 ? [`給餌${feed}匹`] : []),
    ...(weigh > 0 ? [`計量${weigh}匹`] : []),
  ];
  return (
    <DayLine key="own" label="手帖の個体" figure={String(names.length)} unit="匹">
      {names.slice(0, NAMED).join("、")}
      {names.length > NAMED ? "ほか" : ""}：{wants.join("・")}。<Link to="/note">手帖を開く</Link>
    </DayLine>
  );
}

interface LineProps {
  label: string;
  /** Displayed large. */
  figure?: string;
  unit?: string;
  /** Displayed small, before the figure. */
  before?: string;
  children: React.ReactNode;
}

function DayLine({ label, figure, unit, before, children }: LineProps) {
  return (
    <li className={styles.line}>
      <span className={styles.label}>{label}</span>
      {figure ? (
        <strong className={styles.figure}>
          {before ? <small>{before}</small> : null}
          {figure}
          {unit ? <small>{unit}</small> : null}
        </strong>
      ) : null}
      <p className={styles.words}>{children}</p>
    </li>
  );
}
