import type { ShouldRevalidateFunctionArgs } from "react-router";
import { SearchScreen } from "#app/notebook/screens/search/SearchScreen.tsx";
import { allEvents, allSnakes } from "#app/notebook/store/notebook.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/note.search";

export async function clientLoader() {
  const [snakes, events] = await Promise.all([allSnakes(), allEvents()]);
  return { snakes, events };
}

/** Searches the loaded data without revalidating. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search === nextUrl.search ? defaultShouldRevalidate : false;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: "手帖を探す", path: "/note/search", share: "/note", noindex: true });

export default function NoteSearch({ loaderData }: Route.ComponentProps) {
  return <SearchScreen {...loaderData} />;
}
