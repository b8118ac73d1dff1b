// Extra admin page of a kind: loader, action and screen props.

import type { Viewer } from "#app/auth/capabilities.ts";
import type { Entry } from "#app/cms/content/entry.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export interface OwnAdminPage<Page extends { title: string }, Answer> {
  load(viewer: Viewer<"readContent">, db: Db, entry: Entry, now: Date, search: URLSearchParams): Promise<Page>;
  /**
   * Handles its form. Returns a flash name, an undo token, or the form to render again; undefined if the entry does not
   * exist.
   */
  act(
    db: Db,
    id: string,
    form: FormData,
    actor: Actor,
  ): Promise<{ flash: string; day?: string; until?: string } | { result: string } | { answer: Answer } | undefined>;
}

export interface OwnScreenProps<Page, Answer> {
  page: Page;
  answer: Answer | undefined;
}
