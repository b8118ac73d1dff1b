// Stores pictures on every submit, as browsers clear file inputs on reload.

import type { Problem } from "#app/cms/content/kind.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { type FormRow, rowsIn } from "#app/cms/fields/form-value.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { findImage } from "#app/platform/images/images.server.ts";
import { storeImage } from "#app/platform/images/store.server.ts";
import { bodyFormatOf } from "#app/platform/richtext/body-format.server.ts";
import { withPicturesPlaced } from "#app/platform/richtext/picture-places.ts";
import type { EditorForm } from "./form-request.server.ts";
import type { FormContent } from "./form-view.ts";

/** Returns the form with uploaded and picked images inserted, and a problem for each file that is not a picture. */
export async function withPictures(
  db: Db,
  form: EditorForm,
  actor: Actor,
): Promise<{ typed: FormContent; problems: Problem[] }> {
  const problems: Problem[] = [];
  const arrived = async (path: string, alt: string): Promise<FormRow[]> => {
    const rows: FormRow[] = [];
    for (const id of form.picks.get(path) ?? []) {
      const image = await findImage(db, id);
      if (image) rows.push({ image: image.id, alt: alt || image.alt });
    }
    for (const file of form.uploads.get(path) ?? []) {
      const stored = await storeImage(db, await file.bytes(), { name: file.name, alt }, actor);
      if (stored.ok) rows.push({ image: stored.image.id, alt: alt || stored.image.alt });
      else problems.push({ path, message: `${file.name}：${stored.message}` });
    }
    return rows;
  };

  const { typed } = form;
  const cover = (await arrived("cover", coverWords(form))).at(-1);
  const fields = { ...typed.fields };
  for (const path of new Set([...form.uploads.keys(), ...form.picks.keys()])) {
    const name = path.replace(/^fields\./, "");
    const existing = fields[name];
    if (path === "cover" || path === "body" || !Array.isArray(existing)) continue;
    const rows = rowsIn(existing);
    const all = [...rows, ...(await arrived(path, ""))];
    fields[name] = all.filter(
      (row, index) => index < rows.length || all.findIndex(({ image }) => image === row.image) === index,
    );
  }
  const inText = (await arrived("body", "")).map(({ image = "", alt = "" }) => ({ image, alt }));
  const isHtml = typed.body.trim() !== "" && bodyFormatOf(typed.body) === "html";
  const body = inText.length > 0 ? withPicturesPlaced(typed.body, inText, isHtml) : typed.body;
  const previous = form.removesCover ? { image: "", alt: "" } : typed.cover;
  return { typed: { ...typed, cover: cover ?? previous, body, fields }, problems };
}

/** Returns the alt text typed for the chosen picture; "" if it is unchanged, as it describes the previous one. */
function coverWords({ typed: { cover }, drawnCoverAlt }: EditorForm): string {
  const isLeft = cover.image !== "" && cover.alt === drawnCoverAlt;
  return isLeft ? "" : (cover.alt ?? "");
}
