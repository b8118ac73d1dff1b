import { RemovedScreen } from "#app/notebook/screens/removed/RemovedScreen.tsx";
import { allBatches } from "#app/notebook/store/batches.ts";
import { allRemoved } from "#app/notebook/store/removed.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/note.removed";

export async function clientLoader() {
  const [removed, batches] = await Promise.all([allRemoved(new Date()), allBatches()]);
  return { removed, batches };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: "手帖から消したもの", path: "/note/removed", share: "/note", noindex: true });

export default function NoteRemoved({ loaderData }: Route.ComponentProps) {
  return <RemovedScreen {...loaderData} />;
}
