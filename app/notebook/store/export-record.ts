import { notifyChanged } from "./change-events.ts";
import { deviceText, setDeviceText } from "./device.ts";

const AT = "file-at";
const COUNT = "file-count";
const BEGUN = "begun-at";

/** Notes an export. `records`: total number of records. */
export async function recordExport(records: number, now: Date): Promise<void> {
  await setDeviceText(COUNT, String(records));
  await setDeviceText(AT, now.toISOString());
  notifyChanged();
}

/** Adds records imported from a file to the count, as they exist outside of this device. */
export async function recordImport(records: number): Promise<void> {
  if (records > 0) await setDeviceText(COUNT, String((await lastExport()).records + records));
}

/** Returns the time of the last export ("" if none), the number of records in files, and the time of the first record. */
export async function lastExport(): Promise<{ at: string; records: number; begunAt: string }> {
  const [at, count, begunAt] = await Promise.all([deviceText(AT), deviceText(COUNT), deviceText(BEGUN)]);
  return { at, records: Number(count), begunAt };
}

export const recordStart = (now: Date): Promise<void> => setDeviceText(BEGUN, now.toISOString());
