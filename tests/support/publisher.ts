// Publishes one entry repeatedly, like an admin's browser without JavaScript.

import { formOf } from "#tests/cms/admin/editing/editor-harness.ts";
import { content } from "./contents.ts";

export class Publisher {
  readonly id: string;
  readonly #cookie: string;
  version = 0;

  constructor(id: string, cookie: string) {
    this.id = id;
    this.#cookie = cookie;
  }

  get path(): string {
    return `/term/${this.id}`;
  }

  /**
   * Publishes the entry with these words as its summary. Throws if the server does not respond or refuses. `visitor`:
   * selects a process of the tests' balancer.
   */
  async publish(origin: string, words: string, visitor = 0): Promise<void> {
    const isNew = this.version === 0;
    const filled = content("term", {
      title: this.id,
      summary: words,
      body: `<p>${words}</p>`,
      fields: { reading: "よみ" },
    });
    const form = formOf(
      "term",
      filled,
      this.version,
      ["do", "publish"],
      ...(isNew ? [["id", this.id] as [string, string]] : []),
    );
    const answer = await fetch(`${origin}/admin/terms/${isNew ? "new" : `${this.id}/edit`}`, {
      method: "POST",
      redirect: "manual",
      headers: {
        Cookie: this.#cookie,
        Origin: origin,
        "User-Agent": "Mozilla/5.0 Chrome/150.0",
        "X-Visitor": String(visitor),
      },
      body: form,
      signal: AbortSignal.timeout(20_000),
    });
    const said = await answer.text();
    const location = answer.headers.get("Location") ?? "";
    if (answer.status !== 303 || !location.includes("flash=published")) {
      const sentences = [...said.matchAll(/role="alert"[\s\S]*?<\/div>/g)].map(([part]) =>
        part.replaceAll(/<[^>]*>/g, " "),
      );
      throw new Refused(`${answer.status} ${location} ${sentences.join(" ").slice(0, 600)}`);
    }
    this.version += isNew ? 2 : 1;
  }
}

export class Refused extends Error {}
