import { getVisible } from "#app/cms/content/public-queries.server.ts";
import { type SeasonStep, seasonSteps, stepLabels } from "#app/collection/season/steps.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type CalendarDay, calendarFile } from "#app/platform/site/calendar-file.ts";
import { dayInJapan, formatDay, formatDays } from "#app/platform/site/days.ts";
import { publicSeason } from "./season-lines.server.ts";

/** Returns null if the record is not visible or has no days. */
export async function breedCalendar(
  db: Db,
  id: string,
  { origin, siteName }: { origin: string; siteName: string },
  now: Date,
): Promise<string | null> {
  const record = await getVisible(db, "breed", id, now);
  if (!record) return null;
  const { title } = record.content;
  const url = `${origin}/breed/${id}`;
  const about = { uid: `${id}@${new URL(origin).host}`, title, url };
  const days = seasonSteps(await publicSeason(db, record), dayInJapan(now)).flatMap((step) => daysOf(step, about));
  if (days.length === 0) return null;
  return calendarFile({
    name: `${title}（${siteName}）`,
    product: `-//${siteName}//breed//JA`,
    changedAt: record.updatedAt,
    days,
  });
}

/** Hour of reminders for expected days. */
const REMINDED_AT = 9;

function daysOf(step: SeasonStep, { uid, title, url }: { uid: string; title: string; url: string }): CalendarDay[] {
  const label = stepLabels[step.name];
  if (step.state === "recorded") {
    return step.days.map((day) => ({
      uid: step.days.length > 1 ? `${step.name}-${day}-${uid}` : `${step.name}-${uid}`,
      day,
      summary: `${label}：${title}`,
      description: `${label}の記録です。\n${url}`,
      url,
      isTentative: false,
    }));
  }
  if (step.state !== "estimated") return [];
  const { earliest, likeliest, latest } = step.window;
  return [
    {
      uid: `${step.name}-${uid}`,
      day: likeliest,
      summary: `${label}の目安：${title}`,
      description: `目安は${formatDays(earliest, latest)}、中心は${formatDay(likeliest)}ごろです。個体や温度によって前後します。\n${url}`,
      url,
      isTentative: true,
      alarmHour: REMINDED_AT,
    },
  ];
}
