// When the notebook's file was written last, and how much was in it.

import { deviceText, setDeviceText } from "./device.ts";
import { tellChanged } from "./news.ts";

const AT = "file-at";
const COUNT = "file-count";
const BEGUN = "begun-at";

/** The file has been handed to the keeper. `records`: how many there are. */
export async function noteFile(records: number, now: Date): Promise<void> {
  await setDeviceText(COUNT, String(records));
  await setDeviceText(AT, now.toISOString());
  tellChanged();
}

/** So many more came out of a file: they are not on this device alone. */
export async function noteTaken(records: number): Promise<void> {
  if (records > 0) await setDeviceText(COUNT, String((await lastFile()).records + records));
}

/** When the last file was written ("" where none was), how many records are in files, and when the first record was seen. */
export async function lastFile(): Promise<{ at: string; records: number; begunAt: string }> {
  const [at, count, begunAt] = await Promise.all([deviceText(AT), deviceText(COUNT), deviceText(BEGUN)]);
  return { at, records: Number(count), begunAt };
}

export const noteBegun = (now: Date): Promise<void> => setDeviceText(BEGUN, now.toISOString());
