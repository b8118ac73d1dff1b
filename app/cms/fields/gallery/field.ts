import type { Field } from "#app/cms/content/field.ts";
import type { Picture } from "#app/platform/images/image.ts";

export interface GalleryField extends Field<Picture[]> {
  type: "gallery";
}

const columns = { image: { label: "画像" }, alt: { label: "代替テキスト" } };

export function gallery(options: Omit<GalleryField, "type" | "empty" | "columns">): GalleryField {
  return { type: "gallery", empty: [], columns, ...options };
}
