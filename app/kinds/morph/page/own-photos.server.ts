import type { Visible } from "#app/cms/content/visible.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { findImages } from "#app/platform/images/images.server.ts";

export type OwnPhoto = Awaited<ReturnType<typeof ownPhotos>>[number];

const MOST = 4;

export async function ownPhotos(db: Db, balls: readonly Visible<"ball">[]) {
  const covers = balls.flatMap(({ id, content: { cover, title } }) =>
    cover ? [{ ...cover, ball: { id, title } }] : [],
  );
  const images = await findImages(
    db,
    covers.map(({ image }) => image),
  );
  const photographs = new Set(images.filter(({ isIllustration }) => !isIllustration).map(({ id }) => id));
  return covers.filter(({ image }) => photographs.has(image)).slice(0, MOST);
}
