import { deviceText, setDeviceText } from "./device.ts";
import { tellChanged } from "./news.ts";

const AT = "file-at";
const COUNT = "file-count";
const BEGUN = "begun-at";

/** Notes an export. `records`: total number of records. */
export async function noteFile(records: number, now: Date): Promise<void> {
  await setDeviceText(COUNT, String(records));
  await setDeviceText(AT, now.toISOString());
  tellChanged();
}

/** Adds records imported from a file to the count, as they exist outside of this device. */
export async function noteTaken(records: number): Promise<void> {
  if (records > 0) await setDeviceText(COUNT, String((await lastFile()).records + records));
}

/** Returns the time of the last export ("" if none), the number of records in files, and the time of the first record. */
export async function lastFile(): Promise<{ at: string; records: number; begunAt: string }> {
  const [at, count, begunAt] = await Promise.all([deviceText(AT), deviceText(COUNT), deviceText(BEGUN)]);
  return { at, records: Number(count), begunAt };
}

export const noteBegun = (now: Date): Promise<void> => setDeviceText(BEGUN, now.toISOString());
