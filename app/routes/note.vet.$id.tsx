import { NotHere } from "#app/notebook/screens/frame/NotebookShell.tsx";
import { VetSheet } from "#app/notebook/screens/snake/VetSheet.tsx";
import { snakeWithRecords } from "#app/notebook/store/notebook.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/note.vet.$id";

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => snakeWithRecords(params.id);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: "獣医師に見せる紙", path: "/note/snakes", share: "/note", noindex: true });

export default function NoteVet({ loaderData: snake }: Route.ComponentProps) {
  return snake ? <VetSheet snake={snake} /> : <NotHere what="個体" />;
}
