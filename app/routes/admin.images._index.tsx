// The pictures uploaded last, and a form for more.

import { data, redirect } from "react-router";
import { flashMessage } from "#app/admin/kit/flash.ts";
import { adminHead } from "#app/admin/kit/head.ts";
import { ImagesScreen } from "#app/admin/screens/ImagesScreen.tsx";
import { actorOf } from "#app/auth/actor.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { formOf } from "#app/platform/http/form-of.server.ts";
import { recentImages } from "#app/platform/images/images.server.ts";
import { storeImage } from "#app/platform/images/store.server.ts";
import type { Route } from "./+types/admin.images._index";

const SHOWN = 120;

export async function loader({ url }: Route.LoaderArgs) {
  return { images: await recentImages(database(), SHOWN), flash: flashMessage(url.searchParams) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const actor = actorOf(context);
  const alt = String(form.get("alt") ?? "").trim();
  const files = form.getAll("file").filter((file) => file instanceof File && file.size > 0);
  const problems = files.length === 0 ? ["画像ファイルを選んでください。"] : [];
  for (const file of files) {
    if (!(file instanceof File)) continue;
    const stored = await storeImage(
      database(),
      await file.bytes(),
      { name: file.name, alt, isIllustration: form.has("illustration") },
      actor,
    );
    if (!stored.ok) problems.push(`${file.name}: ${stored.message}`);
  }
  return problems.length === 0 ? redirect("/admin/images?flash=uploaded", 303) : data({ problems }, { status: 422 });
}

export const meta: Route.MetaFunction = ({ matches }) => adminHead(matches, "画像");

export default function Images({ loaderData, actionData }: Route.ComponentProps) {
  return <ImagesScreen {...loaderData} problems={actionData?.problems ?? []} />;
}
