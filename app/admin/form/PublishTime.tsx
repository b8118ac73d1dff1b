// When it comes out, in Japan's time.

import { Input } from "@chakra-ui/react";
import { controlId } from "#app/fields/control-id.ts";
import { ariaAttributes, FieldFrame } from "#app/fields/FieldFrame.tsx";

export function PublishTime({ value, error }: { value: string; error?: string }) {
  const frame = {
    id: controlId("publishAt"),
    label: "公開日時（日本時間）",
    hint: "空欄のまま「公開する」を押すと、すぐ公開します。先の日時を入れると、その時刻に公開されます",
    error,
  };
  return (
    <FieldFrame {...frame}>
      <Input {...ariaAttributes(frame)} type="datetime-local" name="publishAt" defaultValue={value} maxWidth="16rem" />
    </FieldFrame>
  );
}
