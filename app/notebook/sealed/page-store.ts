// Gives the worker access to the page's store by messages. Only pages open the database: WebKit never ends a transaction of a worker
// whose page was closed, which would block all later writes.

import type { Thing } from "#app/notebook/model/thing.ts";
import type { SyncStore } from "./sync.ts";

/** Reads all things in chunks, so that the page stays responsive. */
export interface PageStore extends Omit<SyncStore, "things"> {
  /** Returns the next things by id; an empty array after the last. */
  thingsAfter(id: string): Promise<Thing[]>;
}

type Method = keyof PageStore;
interface Call {
  method: Method;
  args: unknown[];
}
type Answer = { ok: true; value: unknown } | { ok: false; message: string };

/** The worker's side; calls must not overlap. */
export function remoteStore(port: MessagePort): SyncStore {
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

/** The page's side: answers a call; returns false if the message is not one. */
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
