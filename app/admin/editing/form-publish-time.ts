// The publish time as a form's datetime-local holds it: to the minute, in Japan, which keeps the same clock all year.

const OFFSET_MS = 9 * 60 * 60 * 1000;

/** "2026-11-21T09:00" from a stored moment; "" from none. */
export function localTime(moment: string | null): string {
  return moment === null ? "" : new Date(Date.parse(moment) + OFFSET_MS).toISOString().slice(0, 16);
}

/** The moment of a typed local time; null where it is not one. */
function momentOf(local: string): string | null {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(local)) return null;
  const at = Date.parse(`${local}+09:00`);
  if (Number.isNaN(at)) return null;
  const moment = new Date(at).toISOString();
  // Date.parse forgives 2026-02-31; the calendar does not.
  return localTime(moment) === local.slice(0, 16) ? moment : null;
}

interface Publication {
  status: "draft" | "published" | "ended";
  publishAt: string | null;
}

/**
 * The publish time to store. Null: as it stands, or at once where nothing stands.
 * An untouched time is kept to the second; a scheduled entry whose time was taken out comes out now.
 */
export function publishTime(
  local: string,
  current: Publication | null,
  now: Date,
): { ok: true; at: string | null } | { ok: false } {
  const old = current?.status === "published" ? current.publishAt : null;
  if (local.trim() === "") return { ok: true, at: old !== null && old > now.toISOString() ? now.toISOString() : null };
  if (old !== null && localTime(old) === local.slice(0, 16)) return { ok: true, at: null };
  const at = momentOf(local.trim());
  return at === null ? { ok: false } : { ok: true, at };
}
