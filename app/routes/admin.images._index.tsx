import { data, redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { ImagesScreen } from "#app/cms/admin/screens/images/ImagesScreen.tsx";
import { answerLibrary, rowOf } from "#app/cms/library/answer.server.ts";
import { listPictures, uploadMonths } from "#app/cms/library/list.server.ts";
import { readLibraryQuery } from "#app/cms/library/picture.ts";
import { resultsIn } from "#app/cms/library/upload.server.ts";
import type { Route } from "./+types/admin.images._index";

export const loader = adminLoader("publish", async ({ db }, { url }: Route.LoaderArgs) => {
  const query = readLibraryQuery(url.searchParams);
  const [library, months, results] = await Promise.all([
    listPictures(db, query),
    uploadMonths(db),
    resultsIn(db, url.searchParams),
  ]);
  return { query, library, months, rows: results.map(rowOf) };
});

export const action = adminAction("publish", async ({ db, form, actor }, _: Route.ActionArgs) => {
  const answer = await answerLibrary(db, form, actor);
  return answer.to === null ? data(answer, { status: answer.status }) : redirect(answer.to, 303);
});

export default function Images({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ImagesScreen
      {...loaderData}
      rows={actionData?.rows ?? loaderData.rows}
      problem={actionData?.problem ?? null}
      deleted={actionData?.deleted ?? null}
    />
  );
}
