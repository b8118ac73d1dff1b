// When the notebook says a gentle word about its file: after 30 records or 30 days without one, and never while a copy is elsewhere.

const RECORDS = 30;
const DAYS = 30;
const DAY_MS = 86_400_000;

export interface FileFacts {
  /** How many records there are now. */
  records: number;
  /** How many there were when the last file was written; 0 without one. */
  inFile: number;
  /** When the last file was written, or else when the first record was seen; ISO, or "". */
  since: string;
  /** When the sealed copy last met the site; ISO, or "". */
  sealedAt: string;
}

interface FileDue {
  /** New ones that are on this device alone. */
  records: number;
  days: number;
}

/** Null while there is nothing to say. */
export function fileDue({ records, inFile, since, sealedAt }: FileFacts, now: Date): FileDue | null {
  const fresh = Math.max(0, records - inFile);
  const daysSince = (moment: string) => Math.floor((now.getTime() - Date.parse(moment)) / DAY_MS);
  if (fresh === 0 || (sealedAt !== "" && daysSince(sealedAt) < DAYS)) return null;
  const days = since === "" ? 0 : Math.max(0, daysSince(since));
  return fresh >= RECORDS || days >= DAYS ? { records: fresh, days } : null;
}
