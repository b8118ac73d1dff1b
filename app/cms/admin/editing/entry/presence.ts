// Who else has a form open, and in which words the page says so.

export interface Presence {
  by: string;
  /** When their page last said so. */
  at: string;
}

/** Who is at a form, as of a moment. */
export interface PresenceView {
  now: string;
  others: readonly Presence[];
}

/** "hana@example.jpさんが編集中（3分前）" */
export function presenceWords({ by, at }: Presence, now: string): string {
  const minutes = Math.floor((Date.parse(now) - Date.parse(at)) / 60_000);
  return `${by}さんが編集中（${minutes < 1 ? "たった今" : `${minutes}分前`}）`;
}
