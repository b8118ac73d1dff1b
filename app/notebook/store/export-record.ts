import { notifyChanged } from "./change-events.ts";
import { database } from "./database.ts";
import { deviceText, setDeviceText } from "./device.ts";
import { tryStore } from "./things.ts";

const AT = "file-at";
const COUNT = "file-count";
const PHOTOS = "file-photos";
const BEGUN = "begun-at";

const countPhotos = () => tryStore(async () => (await database()).count("photos"));

/** Notes an export. `records`: total number of records. */
export async function recordExport(records: number, now: Date): Promise<void> {
  await setDeviceText(COUNT, String(records));
  await setDeviceText(PHOTOS, String(await countPhotos()));
  await setDeviceText(AT, now.toISOString());
  notifyChanged();
}

/** Adds what a file brought to the counts, as it exists outside of this device. */
export async function recordImport(records: number, photos: number): Promise<void> {
  const before = await lastExport();
  if (records > 0) await setDeviceText(COUNT, String(before.records + records));
  if (photos > 0) await setDeviceText(PHOTOS, String(before.photos + photos));
  notifyChanged();
}

export type LastExport = Awaited<ReturnType<typeof lastExport>>;

/** Returns the time of the last export ("" if none), what is in files, the photos here, and the time of the first record. */
export async function lastExport() {
  const texts = [deviceText(AT), deviceText(COUNT), deviceText(PHOTOS), deviceText(BEGUN), countPhotos()] as const;
  const [at, records, photos, begunAt, photosHere] = await Promise.all(texts);
  // Files of earlier builds had all photos, and no count was noted.
  const inFiles = photos === "" && at !== "" ? photosHere : Number(photos);
  return { at, records: Number(records), photos: inFiles, photosHere, begunAt };
}

export const recordStart = (now: Date): Promise<void> => setDeviceText(BEGUN, now.toISOString());
