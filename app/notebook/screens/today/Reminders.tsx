// Exports upcoming meals and season estimates as a calendar file, which the keeper renews by hand.

import { useState } from "react";
import { seasonSteps, stepLabels } from "#app/collection/season/steps.ts";
import { currentParent, type Pair, pairName } from "#app/notebook/pairs/pair.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { type TodayLine, WEIGHED_WITHIN } from "#app/notebook/today/today.ts";
import { type CalendarDay, calendarFile } from "#app/platform/site/calendar-file.ts";
import { addDays, daysBetween, formatDays } from "#app/platform/site/days.ts";
import { useSite } from "#app/platform/site/site-data.ts";
import { siteName } from "#app/platform/site/site-name.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { download } from "#app/ui/kit/download.ts";
import { Fold } from "#app/ui/kit/Fold.tsx";

export function Reminders({ lines, pairs }: { lines: readonly TodayLine[]; pairs: readonly Pair[] }) {
  const { today } = useNotebook();
  const origin = useSite()?.origin ?? "";
  const [isLoud, setLoud] = useState(false);
  const make = () => {
    const text = reminderFile(lines, pairs, { origin, siteName: siteName(), isLoud }, today, new Date());
    if (text) download(new Blob([text], { type: "text/calendar;charset=utf-8" }), "techo.ics");
  };
  const isAhead =
    lines.some(({ feeding, weighed }) => feeding || weighed !== null) ||
    pairs.some((pair) => seasonSteps(pair, today).some(({ state }) => state === "estimated"));
  if (!isAhead) return null;
  return (
    <Fold label="カレンダーで知らせる">
      <p>
        次の給餌の日、体重を量る日、ペアの産卵やハッチの目安を、この端末のカレンダーに入れるファイルを作ります。同じ日の給餌と計量は、1つの予定にまとめます。
      </p>
      <p>
        記録を書いても、カレンダーは自動では変わりません。ときどき作り直して読み込むと、前の予定が新しい日に動きます。
      </p>
      <label>
        <input type="checkbox" checked={isLoud} onChange={({ currentTarget }) => setLoud(currentTarget.checked)} />{" "}
        当日の19時に知らせる（Googleカレンダーでは、カレンダーの側で決めた時刻）
      </label>
      <Button look="outline" onClick={make}>
        カレンダーのファイルを作る（.ics）
      </Button>
    </Fold>
  );
}

/** 7 p.m., when most keepers feed. */
const ALARM_HOUR = 19;

/** Days past an estimate for which its event still moves to the actual date: the longest lead of an estimate. */
const MOVED_WITHIN = 120;

/** Returns null if there is nothing to remind of. `isLoud`: adds an alarm on the evening of each day. */
export function reminderFile(
  lines: readonly TodayLine[],
  pairs: readonly Pair[],
  { origin, siteName, isLoud }: { origin: string; siteName: string; isLoud: boolean },
  today: string,
  now: Date,
): string | null {
  // In minutes, so that every file has a higher SEQUENCE than the previous one.
  const sequence = Math.floor(now.getTime() / 60_000);
  const alarm = isLoud ? { alarmHour: ALARM_HOUR } : {};
  const seasons = pairs.flatMap((pair) => seasonDays(pair, lines, { origin, today, sequence, alarm }));
  const days = [
    ...careDays(lines, today).map((day) => ({ ...day, url: `${origin}/note`, sequence, ...alarm })),
    ...seasons,
  ];
  if (days.length === 0) return null;
  return calendarFile({
    name: `手帖（${siteName}）`,
    product: `-//${siteName}//notebook//JA`,
    changedAt: now.toISOString(),
    days,
  });
}

/** One event per day with all names. The n-th day always has the same UID, so a later file moves it. */
function careDays(lines: readonly TodayLine[], today: string): Omit<CalendarDay, "url">[] {
  const meals = lines.flatMap(({ snake, feeding }) =>
    feeding ? [{ day: later(feeding.window.from, today), work: "給餌", name: snake.name }] : [],
  );
  const weighings = lines.flatMap(({ snake, weighed }) =>
    weighed === null
      ? []
      : [
          {
            day: later(addDays(today, (snake.weighEvery ?? WEIGHED_WITHIN) - weighed), today),
            work: "体重",
            name: snake.name,
          },
        ],
  );
  const byDay = Map.groupBy([...meals, ...weighings], ({ day }) => day);
  return [...byDay.keys()].toSorted().map((day, i) => {
    const works = [...Map.groupBy(byDay.get(day) ?? [], ({ work }) => work)];
    const words = works.map(([work, some]) => `${work}${some.length}匹`).join("・");
    const named = works.map(([work, some]) => `${work}：${some.map(({ name }) => name).join("、")}`);
    return {
      uid: `day-${i + 1}@notebook`,
      day,
      summary: named.join("　").length > 60 ? words : named.join("　"),
      description: named.join("\n"),
      isTentative: false,
    };
  });
}

interface When {
  origin: string;
  today: string;
  sequence: number;
  alarm: { alarmHour?: number };
}

function seasonDays(pair: Pair, lines: readonly TodayLine[], { origin, today, sequence, alarm }: When): CalendarDay[] {
  const snakes = lines.map(({ snake }) => snake);
  const name = pairName(currentParent(pair.sire, snakes), currentParent(pair.dam, snakes));
  const url = `${origin}/note/pair/${pair.id}`;
  return seasonSteps(pair, today).flatMap((step): CalendarDay[] => {
    const about = { uid: `${step.name}-${pair.id}@notebook`, url, sequence };
    const label = stepLabels[step.name];
    if (step.state === "estimated") {
      const { earliest, likeliest, latest } = step.window;
      const summary = `${label}の目安：${name}`;
      const description = `目安は${formatDays(earliest, latest)}です。\n${url}`;
      const day = later(likeliest, today);
      return [{ ...about, day, summary, description, isTentative: true, ...alarm }];
    }
    const day = step.state === "recorded" && step.name !== "paired" ? step.days.at(-1) : undefined;
    if (!day || daysBetween(day, today) > MOVED_WITHIN) return [];
    return [{ ...about, day, summary: `${label}：${name}`, description: url, isTentative: false }];
  });
}

const later = (a: string, b: string) => (a > b ? a : b);
