import { redirect } from "react-router";
import { ShareScreen } from "#app/notebook/screens/share/ShareScreen.tsx";
import { allSnakes } from "#app/notebook/store/notebook.ts";
import { sharedFiles } from "#app/notebook/store/shared.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/note.share";

export async function clientLoader() {
  const [shared, snakes] = await Promise.all([sharedFiles(), allSnakes()]);
  return { shared, snakes };
}

/** Without the service worker the shared files are discarded. */
export const action = () => redirect("/note/share", 303);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: "共有されたもの", path: "/note/share", share: "/note", noindex: true });

export default function NoteShare({ loaderData }: Route.ComponentProps) {
  return <ShareScreen {...loaderData} />;
}
