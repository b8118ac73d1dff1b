import type { BulkOutcome } from "#app/cms/admin/editing/bulk/bulk.ts";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { BulkNotice } from "./BulkNotice.tsx";

interface Props {
  outcome: BulkOutcome | "gone" | null;
  path: string;
  day?: string | undefined;
}

export function MassNotice({ outcome, path, day }: Props) {
  if (outcome === null) return null;
  if (outcome === "gone") return <Message tone="warning">時間がたったため、まとめて元に戻すことはできません。</Message>;
  return <BulkNotice outcome={outcome} path={path} day={day} />;
}
