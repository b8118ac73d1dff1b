// A kind's own admin page about one entry: its server half and its screen, registered here.

import type { Viewer } from "#app/auth/capabilities.ts";
import type { Entry } from "#app/cms/content/entry.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export interface OwnAdminPage<Page extends { title: string }, Answer> {
  load(viewer: Viewer<"readContent">, db: Db, entry: Entry, now: Date, search: URLSearchParams): Promise<Page>;
  /**
   * Outcome of its form: done, with a sentence of that name, or the name that the page shows and undoes it by; or the form
   * again; undefined where nothing is there.
   */
  act(
    db: Db,
    id: string,
    form: FormData,
    actor: Actor,
  ): Promise<{ flash: string; day?: string; until?: string } | { result: string } | { answer: Answer } | undefined>;
  /** The action, by name. */
  sentences: Readonly<Record<string, string>>;
}

export interface OwnScreenProps<Page, Answer> {
  page: Page;
  /** The last action. */
  flash: string | null;
  answer: Answer | undefined;
}
