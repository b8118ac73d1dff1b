import { Button, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { writerName } from "#app/cms/content/actors.ts";
import { FramedTextarea } from "#app/cms/fields/FieldFrame.tsx";
import type { LineProblem, settingForm } from "#app/platform/settings/settings.server.ts";
import { formatMoment } from "#app/platform/site/days.ts";
import { Message, Notice, Problem } from "./Message.tsx";
import { PageHeading } from "./PageHeading.tsx";
import { Panel } from "./Panel.tsx";
import { SAVE_OVERWRITES } from "./saved-elsewhere.ts";
import { UnsavedForm } from "./UnsavedForm.tsx";

export type SettingProps = Omit<Awaited<ReturnType<typeof settingForm>>, "value">;

interface Props {
  setting: SettingProps;
  address: string;
  title: string;
  lead: string;
  /** Shows typed values that were not saved. */
  isAnswer: boolean;
  /** Key that remounts the form for a new answer. */
  typed?: string;
  hasFile?: boolean;
  messages: ReactNode;
  children: (save: ReactNode) => ReactNode;
}

export function SettingForm({
  setting,
  address,
  title,
  lead,
  isAnswer,
  typed = "",
  hasFile = false,
  messages,
  children,
}: Props) {
  const { version, shown, revisions } = setting;
  return (
    <UnsavedForm
      isTyped={isAnswer}
      action={address}
      encType={hasFile ? "multipart/form-data" : undefined}
      noValidate
      key={`${version} ${shown} ${typed}`}
    >
      <PageHeading title={title} lead={lead} />
      {isAnswer ? null : <Notice />}
      {messages}
      {shown < version && !isAnswer ? (
        <Message tone="warning">
          以前に保存した内容（第{shown}版）を表示しています。保存すると、この内容に戻ります。
        </Message>
      ) : null}
      <input type="hidden" name="version" value={version} />
      <Stack gap="6" maxWidth="820px">
        {children(
          <Button type="submit" name="do" value="save" alignSelf="start">
            保存する
          </Button>,
        )}
        {revisions.length > 1 ? (
          <Panel title="保存の履歴">
            <ol>
              {revisions.map((revision) => (
                <li key={revision.version}>
                  {revision.version === shown ? (
                    `第${revision.version}版（表示中）`
                  ) : (
                    <Link to={revision.version === version ? address : `${address}?version=${revision.version}`}>
                      第{revision.version}版を見る
                    </Link>
                  )}
                  {`　${formatMoment(revision.savedAt)}　${writerName(revision.savedBy)}`}
                </li>
              ))}
            </ol>
          </Panel>
        ) : null}
      </Stack>
    </UnsavedForm>
  );
}

/** Shows the number of problems, or that the setting was saved from another screen meanwhile. */
export function LinesMessages({ problems, overtaken }: { problems: readonly LineProblem[]; overtaken: ReactNode }) {
  return (
    <>
      <Problem>{problems.length > 0 && `保存していません。${problems.length}か所を直してください。`}</Problem>
      {overtaken ? (
        <Message tone="warning" first>
          {SAVE_OVERWRITES}。{overtaken}
        </Message>
      ) : null}
    </>
  );
}

interface LinesProps {
  id: string;
  label: string;
  hint: string;
  rows: number;
  text: string;
  problems: readonly LineProblem[];
}

export function LinesBox({ id, label, hint, rows, text, problems }: LinesProps) {
  const sentences = problems.map(({ line, message }) => (line > 0 ? `${line}行目：${message}` : message));
  const frame = { id, label, hint, error: sentences.join("。") || undefined };
  return <FramedTextarea frame={frame} name="text" rows={rows} defaultValue={text} wrap="off" spellCheck={false} />;
}
