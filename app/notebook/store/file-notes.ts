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

/** When the last file was written ("" where none was), how many records were in it, and when the first record was seen. */
export async function lastFile(): Promise<{ at: string; records: number; begunAt: string }> {
  const [at, count, begunAt] = await Promise.all([deviceText(AT), deviceText(COUNT), deviceText(BEGUN)]);
  return { at, records: Number(count), begunAt };
}

export const noteBegun = (now: Date): Promise<void> => setDeviceText(BEGUN, now.toISOString());
