import { blogHead } from "#app/kinds/blog/head.ts";
import { BlogPage } from "#app/kinds/blog/Page.tsx";
import { blogPageOf } from "#app/kinds/blog/page.server.ts";
import { entryLoader } from "#app/kinds/shared/entry-loader.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/blog.$id";

export const loader = entryLoader("blog", blogPageOf);

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageHead(matches, blogHead(params.id, loaderData));

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage page={loaderData} />;
}
