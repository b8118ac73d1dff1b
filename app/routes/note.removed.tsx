import { loadRemoved } from "#app/notebook/screens/frame/loaders.ts";
import { RemovedScreen } from "#app/notebook/screens/removed/RemovedScreen.tsx";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/note.removed";

export const clientLoader = () => loadRemoved();

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: "手帖から消したもの", path: "/note/removed", share: "/note", noindex: true });

export default function NoteRemoved({ loaderData }: Route.ComponentProps) {
  return <RemovedScreen {...loaderData} />;
}
