import { data, redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { ImageScreen } from "#app/cms/admin/screens/images/ImageScreen.tsx";
import { answerPicture } from "#app/cms/library/answer.server.ts";
import { usesOfPicture } from "#app/cms/library/uses.server.ts";
import { findImage } from "#app/platform/images/images.server.ts";
import { orNotFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/admin.images.$id";

export const loader = adminLoader("publish", async ({ db, now }, { params, url }: Route.LoaderArgs) => {
  const image = orNotFound(await findImage(db, params.id), url);
  return { image, uses: await usesOfPicture(db, image.id, now) };
});

export const action = adminAction("publish", async ({ db, form, actor }, { params }: Route.ActionArgs) => {
  const answer = await answerPicture(db, params.id, form, actor);
  return answer.to === null ? data(answer, { status: answer.status }) : redirect(answer.to, 303);
});

export default function PicturePage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImageScreen key={loaderData.image.version} {...loaderData} answer={actionData} />;
}
