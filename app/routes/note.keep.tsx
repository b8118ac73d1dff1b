import { KeepScreen } from "#app/notebook/screens/keep/KeepScreen.tsx";
import { isPersisted } from "#app/notebook/store/device.ts";
import { lastExport } from "#app/notebook/store/export-record.ts";
import { allSnakes } from "#app/notebook/store/notebook.ts";
import { openDifferences, sealedState } from "#app/notebook/store/sealed.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/note.keep";

export async function clientLoader() {
  const [snakes, file, sealed, differences, persisted] = await Promise.all([
    allSnakes(),
    lastExport(),
    sealedState(),
    openDifferences(),
    isPersisted(),
  ]);
  return { snakes, file, sealed, differences, persisted };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: "手帖のバックアップ", path: "/note/keep", share: "/note", noindex: true });

export default function NoteKeep({ loaderData }: Route.ComponentProps) {
  return <KeepScreen {...loaderData} />;
}
