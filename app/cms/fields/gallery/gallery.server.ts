import type { FieldType, Titles } from "#app/cms/fields/field-type.ts";
import { readRows, rowsIn } from "#app/cms/fields/form-value.ts";
import { isFilled, picture, rows } from "#app/cms/fields/rules.server.ts";
import type { Picture } from "#app/platform/images/image.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import type { GalleryField } from "./field.ts";

const columns = ["image", "alt"];

export const galleryType: FieldType<GalleryField> = {
  toForm: (_, value) => readRows(columns, value),
  fromForm: (_, value) => readRows(columns, value),
  withoutBlankRows: (_, value) => rowsIn(value).filter((row) => row.image !== ""),
  schema: () => rows(picture, (row) => isFilled(row.image)),
  words: (_, value, titles) =>
    (Array.isArray(value) ? value : []).map((one) => (isPicture(one) ? pictureWords(one, titles) : "")).join("\n"),
};

/** `titles`: with the file names of pictures by id. */
export function pictureWords(one: Picture | null, titles: Titles): string {
  return one ? `画像${one.alt && `「${one.alt}」`}（${titles.get(one.image) ?? "削除された画像"}）` : "";
}

function isPicture(value: unknown): value is Picture {
  return isRecord(value) && typeof value.image === "string" && typeof value.alt === "string";
}
