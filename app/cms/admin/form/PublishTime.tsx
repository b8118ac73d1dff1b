import { Stack } from "@chakra-ui/react";
import { drawnFields, type Times } from "#app/cms/admin/editing/form/form-publish-time.ts";
import { controlId } from "#app/cms/fields/control.ts";
import { FramedInput } from "#app/cms/fields/FieldFrame.tsx";

interface Props {
  times: Times;
  /** The times as stored, to notice a change by another admin. */
  drawnTimes: Times;
  /** Whether visitors see the entry now: a future time then schedules a change. */
  isVisible: boolean;
  errorAt?(path: string): string | undefined;
}

export function PublishTime({ times, drawnTimes, isVisible, errorAt }: Props) {
  const from = {
    id: controlId("publishAt"),
    label: "公開日時（日本時間）",
    hint: isVisible
      ? "これからの日時を入れて公開ボタンを押すと、その時刻にこの内容へ差し替わります。それまでは、いまの内容が公開されたままです"
      : "空欄のまま公開ボタンを押すと、すぐ公開します。これからの日時を入れると、その時刻に公開します",
    error: errorAt?.("publishAt"),
  };
  const until = {
    id: controlId("endAt"),
    label: "公開終了日時（日本時間）",
    hint: "入れると、その時刻に公開が終わります。ふつうは空欄です",
    error: errorAt?.("endAt"),
  };
  return (
    <Stack gap="4">
      {Object.entries(drawnFields(drawnTimes)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FramedInput
        frame={from}
        type="datetime-local"
        name="publishAt"
        defaultValue={times.publishAt}
        maxWidth="16rem"
      />
      <FramedInput frame={until} type="datetime-local" name="endAt" defaultValue={times.endAt} maxWidth="16rem" />
    </Stack>
  );
}
