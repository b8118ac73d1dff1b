import { redirect } from "react-router";
import { loadShare } from "#app/notebook/screens/frame/loaders.ts";
import { ShareScreen } from "#app/notebook/screens/share/ShareScreen.tsx";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/note.share";

export const clientLoader = () => loadShare();

/** Without the service worker the shared files are discarded. */
export const action = () => redirect("/note/share", 303);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: "共有されたもの", path: "/note/share", share: "/note", noindex: true });

export default function NoteShare({ loaderData }: Route.ComponentProps) {
  return <ShareScreen {...loaderData} />;
}
