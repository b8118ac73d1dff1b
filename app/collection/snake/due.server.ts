// Everything due for a snake, most urgent first, with links.

import type { Viewer } from "#app/auth/capabilities.ts";
import type { Check } from "#app/cms/admin/editing/form/form-view.ts";
import { editPath } from "#app/cms/admin/kit/navigation.ts";
import { type Entry, stageOf } from "#app/cms/content/entry.ts";
import type { Content, FieldsOf } from "#app/cms/content/kind.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { controlId } from "#app/cms/fields/control.ts";
import { doubledNumbers } from "#app/collection/life/given-numbers.server.ts";
import { presentSnakes } from "#app/collection/life/presence.server.ts";
import type { PapersOfSnake } from "#app/collection/papers/papers.server.ts";
import { keptSeasons } from "#app/collection/season/kept-seasons.server.ts";
import { dueWithin, stepLabels } from "#app/collection/season/steps.ts";
import { type CareState, careStates } from "#app/kinds/ball/care/states.server.ts";
import type { BallFields } from "#app/kinds/ball/index.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { addDays, dayInJapan, daysBetween, formatDay } from "#app/platform/site/days.ts";
import { countOpenAbout } from "#app/shop/inquiries.server.ts";
import { inquiriesPath } from "#app/shop/inquiries-query.ts";
import { readShopNotice } from "#app/shop/notice.server.ts";
import { parentageChecks } from "./parentage.server.ts";
import { isUnseen } from "./sale/form.ts";

export interface Due {
  words: string;
  to: string;
}

/** Days in advance to list steps of a season. */
const AHEAD = 14;

export async function dueOf(
  viewer: Viewer<"readContent">,
  db: Db,
  entry: Entry,
  { papers, now }: { papers: PapersOfSnake; now: Date },
): Promise<Due[]> {
  const content = contentOf(entry) as Content<BallFields>; // called with snakes only
  const { sale } = content.fields;
  const today = dayInJapan(now);
  const edit = editPath("ball", entry.id);
  const handler = viewer.with("handleInquiries");
  const [waiting, sold, born, seasons, states, doubled] = await Promise.all([
    handler ? countOpenAbout(handler, db, entry.id) : 0,
    saleChecks(db, content, now),
    parentageChecks(db, content, now),
    seasonDue(db, entry.id, now),
    careStates(db, now),
    doubledNumbers(db, now),
  ]);
  const state = states.find(({ id }) => id === entry.id);
  const isHere = !papers.left;
  const isSoldHere = sale === "sold" && isHere;
  return [
    ...(waiting > 0
      ? [{ words: `未対応の問い合わせ ${waiting}件`, to: inquiriesPath({ state: "open", q: entry.id, page: 1 }) }]
      : []),
    ...(sale === "on-sale" && isHere && isUnseen({ stage: stageOf(entry, now) })
      ? [{ words: "販売中ですが、サイトに公開していません", to: "#sale" }]
      : []),
    ...(isSoldHere ? [{ words: promiseWords(content.fields.agreedOn, today), to: papers.steps.handOver }] : []),
    ...(isSoldHere && papers.explanation.missing?.length
      ? [{ words: `説明書に足りないもの ${papers.explanation.missing.length}件`, to: papers.explanation.to }]
      : []),
    ...(state ? careDue(state, today) : []),
    ...seasons,
    ...doubled.flatMap(({ snakes }) => {
      const others = snakes.filter(({ id }) => id !== entry.id);
      if (others.length === snakes.length) return [];
      return [
        {
          words: `個体番号が${others.map(({ title }) => `「${title}」`).join("")}と同じです`,
          to: `${edit}#${controlId("fields.number")}`,
        },
      ];
    }),
    ...[...sold, ...born].map(({ what, path, to }) => ({ words: what, to: to ?? `${edit}#${controlId(path ?? "")}` })),
    ...(papers.ledger.faults.length > 0
      ? [{ words: `帳簿に足りないもの ${papers.ledger.faults.length}件`, to: papers.ledger.to }]
      : []),
    ...(entry.draft && entry.live ? [{ words: "まだ公開していない変更があります", to: edit }] : []),
  ];
}

function promiseWords(agreedOn: string | null, today: string): string {
  if (!agreedOn) return "売約済です。引渡しの記録がまだありません";
  return `引渡しの約束 ${formatDay(agreedOn)}（${whenWords(agreedOn, today)}）。引渡しの記録がまだありません`;
}

function careDue({ isDue, isLateFed, isLateWeighed, lastMeal, weighed, medicines }: CareState, today: string): Due[] {
  const unfed = lastMeal ? daysBetween(lastMeal.date, today) : null;
  const fed = unfed === null ? "給餌の記録がまだありません" : `${unfed}日間食べていません`;
  const unweighed = weighed ? `${daysBetween(weighed.date, today)}日間量っていません` : "体重の記録がまだありません";
  return [
    ...medicines.map((words) => ({ words: `投薬中：${words}`, to: "#health-form" })),
    ...(isLateFed
      ? [{ words: fed, to: "#care-form" }]
      : isDue
        ? [{ words: unfed === null ? "給餌の日です" : `給餌の日です（最後に食べてから${unfed}日）`, to: "#care-form" }]
        : []),
    ...(isLateWeighed ? [{ words: unweighed, to: "#weigh-grams" }] : []),
  ];
}

async function seasonDue(db: Db, id: string, now: Date): Promise<Due[]> {
  const seasons = (await keptSeasons(db, now))
    .filter(({ fields }) => fields.sire === id || fields.dam === id)
    .map(({ id: season, title, fields }) => ({ ...fields, id: season, title }));
  return dueWithin(seasons, dayInJapan(now), AHEAD).map(({ season, step }) => ({
    words: step.overdue
      ? `${stepLabels[step.name]}の目安を過ぎています（${season.title}）`
      : `${stepLabels[step.name]}の目安 ${formatDay(step.window.likeliest)}（${season.title}）`,
    to: editPath("breed", season.id),
  }));
}

/** Returns agreed hand-overs until tomorrow, longest overdue first. */
export async function dueHandOvers(db: Db, now: Date) {
  const today = dayInJapan(now);
  const tomorrow = addDays(today, 1);
  return (await presentSnakes(db, now))
    .flatMap(({ id, title, number, promise }) =>
      promise?.on && promise.on <= tomorrow
        ? [{ id, title, number, on: promise.on, when: whenWords(promise.on, today) }]
        : [],
    )
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.id.localeCompare(b.id));
}

export type DueHandOver = Awaited<ReturnType<typeof dueHandOvers>>[number];

/** Formats an agreed day: "12日後", "今日", "3日過ぎています". */
function whenWords(on: string, today: string): string {
  const days = daysBetween(today, on);
  if (days < 0) return `${-days}日過ぎています`;
  return ["今日", "明日"][days] ?? `${days}日後`;
}

export async function saleChecks(db: Db, content: Content, now: Date): Promise<Check[]> {
  const { sale, sex } = content.fields as FieldsOf<"ball">; // called with snakes only
  if (sale !== "on-sale") return [];
  const { registration } = await readShopNotice(db, now);
  const checks: Check[] = [];
  if (registration === null) {
    const what = "第一種動物取扱業の登録の表示がそろっていないため、公開しても「販売中」とは表示されません";
    checks.push({ what, to: "/admin/shop", blocks: false });
  }
  if (sex === "unknown") {
    const what = "性別が「不明」のままです。判定した個体なら、性別を選んでください";
    checks.push({ what, path: "fields.sex", blocks: false });
  }
  return checks;
}
