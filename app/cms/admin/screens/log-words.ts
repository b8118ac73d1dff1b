import type { LogLine } from "#app/cms/admin/editing/list/log.ts";
import { actionWords } from "#app/cms/admin/kit/action-words.ts";
import { writerName } from "#app/cms/content/actors.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { eventActions } from "#app/platform/audit/event-actions.ts";
import { formatMoment } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";

export const settingPages: Readonly<Record<string, { label: string; to: string }>> = {
  shop: { label: "ショップ情報", to: "/admin/shop" },
  "former-addresses": { label: "前のURL", to: "/admin/addresses" },
  synonyms: { label: "言い換え", to: "/admin/synonyms" },
  explanation: { label: "説明書の文面", to: "/admin/explanation" },
  "table-columns": { label: "読み込む表の見出し", to: "/admin/balls/csv" },
};

export function actionLabel(line: LogLine): string {
  if (line.type === "event") return eventActions[line.action];
  return line.type === "setting" ? "設定を保存" : actionWords[line.action];
}

export function targetOf(line: LogLine): string {
  if (line.type === "setting") return `${settingPages[line.name]?.label ?? line.name} 第${line.version}版`;
  if (line.type === "entry") return line.title || line.id;
  // Reports can be sent by anyone, so their text is not shown as a target.
  const target = line.action === "sign-in-reported" ? "ブラウザーからの報告" : line.target;
  if (line.more > 0) return [target, `ほか${withCommas(line.more)}件`].filter(Boolean).join("、");
  return line.action.startsWith("inquiry") ? `${target}番` : target;
}

/** Returns the person; a summary of many rejected attempts has none. */
export function actorName(line: LogLine): string {
  return line.by ? writerName(line.by) : "複数のメールアドレス";
}

const headings = [
  "日時（日本時間）",
  "日時（UTC）",
  "誰が",
  "したこと",
  "何に",
  "種類",
  "ID",
  "版",
  "メモ",
  "ネットワーク",
];

export function logRows(lines: readonly LogLine[]): string[][] {
  const rows = lines.map((line) => [
    formatMoment(line.at),
    line.at,
    actorName(line),
    actionLabel(line),
    targetOf(line),
    line.type === "entry" ? kindNamed(line.kind).label : "",
    line.type === "entry" ? line.id : "",
    line.type === "event" ? "" : String(line.version),
    line.type === "entry" ? line.note : "",
    line.type === "event" ? line.network : "",
  ]);
  return [headings, ...rows];
}
