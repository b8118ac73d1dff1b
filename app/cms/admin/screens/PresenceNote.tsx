// Above the editor: who else has this entry open. It holds nobody up.

import { type PresenceView, presenceWords } from "#app/cms/admin/editing/presence.ts";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { usePresence } from "#app/cms/admin/saving/use-presence.ts";

export function PresenceNote({ path, opened }: { path: string | null; opened: PresenceView }) {
  const { now, others } = usePresence(path, opened);
  if (others.length === 0) return null;
  return (
    <Message tone="note">
      {others.map((one) => presenceWords(one, now)).join("、")}
      です。保存が重なったときは、両方を見比べて選べます。
    </Message>
  );
}
