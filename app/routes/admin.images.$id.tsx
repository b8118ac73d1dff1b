import { data, redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { flashMessage } from "#app/cms/admin/kit/flash.ts";
import { ImageScreen } from "#app/cms/admin/screens/images/ImageScreen.tsx";
import { answerPicture } from "#app/cms/library/answer.server.ts";
import { usesOfPicture } from "#app/cms/library/uses.server.ts";
import { findImage } from "#app/platform/images/images.server.ts";
import { notFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/admin.images.$id";

const sentences = {
  replaced: "画像を差し替えました。URLはそのままです。下の説明が新しい画像に合うか、確かめてください。",
};

export const loader = adminLoader("publish", async ({ db, now }, { params, url }: Route.LoaderArgs) => {
  const image = await findImage(db, params.id);
  if (!image) throw notFound(url);
  const uses = await usesOfPicture(db, image.id, now);
  return { image, uses, flash: flashMessage(url.searchParams, sentences) };
});

export const action = adminAction("publish", async ({ db, form, actor }, { params }: Route.ActionArgs) => {
  const answer = await answerPicture(db, params.id, form, actor);
  return answer.to === null ? data(answer, { status: answer.status }) : redirect(answer.to, 303);
});

export default function PicturePage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImageScreen key={loaderData.image.version} {...loaderData} answer={actionData} />;
}
