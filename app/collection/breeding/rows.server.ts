import type { Content } from "#app/cms/content/kind.ts";
import { titlesOf } from "#app/cms/content/lifecycle.server.ts";
import { stoppedSeasons } from "#app/collection/life/presence.server.ts";
import { withLife } from "#app/collection/season/season-life.ts";
import { eventsOf } from "#app/collection/season/season-log.server.ts";
import { seasonSteps, stepLabels } from "#app/collection/season/steps.ts";
import type { BreedFields } from "#app/kinds/breed/index.ts";
import type { AdminRows } from "#app/kinds/shared/admin-rows.ts";
import { dayInJapan, formatDay, formatShortDay } from "#app/platform/site/days.ts";

export const breedRows: AdminRows = {
  columns: [
    { label: "父 × 母", width: "wide" },
    { label: "経過", width: "normal" },
    { label: "次の予定（目安）", width: "normal" },
  ],
  async rows(db, entries, now) {
    const events = await eventsOf(
      db,
      entries.map(({ id }) => id),
    );
    // Called with breeding records only.
    const seasons = entries.map(({ id, stage, content }) => {
      return { id, stage, fields: (content as Content<BreedFields>).fields };
    });
    const isStopped = await stoppedSeasons(db, seasons);
    const all = seasons.map((season) => ({
      id: season.id,
      ...withLife(season.fields, events.get(season.id) ?? [], isStopped(season)),
    }));
    const names = await titlesOf(
      db,
      "ball",
      all.flatMap(({ sire, dam }) => [sire, dam]).filter((id) => id !== null),
    );
    const name = (id: string | null) => (id === null ? "—" : (names.get(id) ?? id));
    const today = dayInJapan(now);
    return all.map(({ id, ...season }) => {
      const steps = seasonSteps(season, today);
      const last = steps.findLast(({ state }) => state === "recorded");
      const next = steps.find(({ state }) => state === "estimated");
      const day = last?.state === "recorded" ? last.days.at(-1) : undefined;
      return {
        under: id,
        cells: [
          { text: `${name(season.sire)} × ${name(season.dam)}` },
          last && day ? { text: stepLabels[last.name], note: formatShortDay(day) } : { text: "—" },
          next?.state === "estimated"
            ? {
                text: stepLabels[next.name],
                note: next.overdue ? "目安を過ぎています" : `${formatDay(next.window.likeliest)}ごろ`,
              }
            : { text: "—" },
        ],
      };
    });
  },
};
