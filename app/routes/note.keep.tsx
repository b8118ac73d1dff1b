import { loadKeep } from "#app/notebook/screens/frame/loaders.ts";
import { KeepScreen } from "#app/notebook/screens/keep/KeepScreen.tsx";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/note.keep";

export const clientLoader = () => loadKeep();

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: "手帖のバックアップ", path: "/note/keep", share: "/note", noindex: true });

export default function NoteKeep({ loaderData }: Route.ComponentProps) {
  return <KeepScreen {...loaderData} />;
}
