// What a page that writes about many at once did the last time, with the button that takes it back.

import type { BulkOutcome } from "#app/cms/admin/editing/bulk/bulk.ts";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { BulkNotice } from "./BulkNotice.tsx";

/** `path`: the page's own address. */
export function MassNotice({ outcome, path }: { outcome: BulkOutcome | "gone" | null; path: string }) {
  if (outcome === null) return null;
  if (outcome === "gone") return <Message tone="warning">時間がたったため、まとめて元に戻すことはできません。</Message>;
  return <BulkNotice outcome={outcome} path={path} />;
}
