// The page's store as the worker reaches it, a message for each call. WebKit never ends a transaction of a worker whose page is left
// meanwhile, and no page of the site could write again: only pages open the database.

import type { Thing } from "#app/notebook/model/thing.ts";
import type { SyncStore } from "./sync.ts";

/** All things are read piece by piece, so that the page can go on in between. */
export interface PageStore extends Omit<SyncStore, "things"> {
  /** The next things by id; none after the last. */
  thingsAfter(id: string): Promise<Thing[]>;
}

type Method = keyof PageStore;
interface Call {
  method: Method;
  args: unknown[];
}
type Answer = { ok: true; value: unknown } | { ok: false; message: string };

/** The worker's end; its calls follow each other. */
export function storeOver(port: MessagePort): SyncStore {
  const call =
    <Name extends Method>(method: Name) =>
    (...args: Parameters<PageStore[Name]>) =>
      new Promise<Awaited<ReturnType<PageStore[Name]>>>((resolve, reject) => {
        port.onmessage = ({ data }: MessageEvent<Answer>) =>
          data.ok ? resolve(data.value as Awaited<ReturnType<PageStore[Name]>>) : reject(new Error(data.message));
        port.postMessage({ method, args } satisfies Call);
      });
  const thingsAfter = call("thingsAfter");
  return {
    device: call("device"),
    thingsOf: call("thingsOf"),
    unsent: call("unsent"),
    state: call("state"),
    take: call("take"),
    remember: call("remember"),
    async things() {
      const all: Thing[] = [];
      for (let next = await thingsAfter(""); next.length > 0; next = await thingsAfter(all.at(-1)?.id ?? ""))
        all.push(...next);
      return all;
    },
  };
}

/** The page's end: answers a call; false where the message is none. */
export function answerCall(port: MessagePort, store: PageStore, data: unknown): boolean {
  if (typeof data !== "object" || data === null || !("method" in data)) return false;
  const { method, args } = data as Call;
  const work = store[method] as (...args: unknown[]) => Promise<unknown>;
  work(...args).then(
    (value) => port.postMessage({ ok: true, value } satisfies Answer),
    (error: unknown) => port.postMessage({ ok: false, message: String(error) } satisfies Answer),
  );
  return true;
}
