import { TableScreen } from "#app/notebook/screens/tables/TableScreen.tsx";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/note.table";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: "表やメモから手帖に移す", path: "/note/table", share: "/note", noindex: true });

export default function NoteTable() {
  return <TableScreen />;
}
