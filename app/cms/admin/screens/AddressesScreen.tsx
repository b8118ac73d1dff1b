// Addresses that lead elsewhere now: a line each, in one box.

import { Button, chakra, Flex, Stack, Textarea, Link as TextLink } from "@chakra-ui/react";
import { useRef } from "react";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { EarlierVersion, SavedVersions } from "#app/cms/admin/kit/SavedVersions.tsx";
import { useSending } from "#app/cms/admin/kit/use-sending.ts";
import { useUnsaved } from "#app/cms/admin/kit/use-unsaved.ts";
import { ariaAttributes, FieldFrame } from "#app/cms/fields/FieldFrame.tsx";
import type { LineProblem } from "#app/platform/settings/former-addresses.ts";
import type { SettingRevision } from "#app/platform/settings/settings.server.ts";

interface Props {
  version: number;
  text: string;
  /** How many are in use. */
  count: number;
  shown: number;
  revisions: readonly SettingRevision[];
  flash: string | null;
  isAnswer: boolean;
  problems?: readonly LineProblem[];
  note?: string;
  /** Lines that somebody else has saved meanwhile. */
  theirs?: string;
}

export function AddressesScreen(props: Props) {
  const { version, text, count, shown, revisions, flash, isAnswer, problems = [], note = "", theirs } = props;
  const form = useRef<HTMLFormElement>(null);
  const { isSending, onSubmit } = useSending();
  useUnsaved(form, isAnswer, isSending);
  const frame = {
    id: "addresses",
    label: "前のアドレスと新しいアドレス",
    hint: "1行に1つ、空白かカンマで区切って書きます（例: /blog/old-name /blog/new-name）。行を消すと案内もやめます。",
    error:
      problems.map(({ line, message }) => (line > 0 ? `${line}行目: ${message}` : message)).join("。") || undefined,
  };
  return (
    <form
      ref={form}
      method="post"
      action="/admin/addresses"
      encType="multipart/form-data"
      onSubmit={onSubmit}
      key={`${version} ${shown} ${text}`}
    >
      <PageHeading
        title="前のアドレス"
        lead="なくなったページのアドレスを開いた人を、新しいページへ案内します（301）。いま開けるページのアドレスは、そのページのままです。"
      />
      {flash && !isAnswer ? <Message tone="done">{flash}</Message> : null}
      {note && problems.length === 0 ? (
        <Message tone="note" first>
          {note}
        </Message>
      ) : null}
      {problems.length > 0 ? (
        <Message tone="error" first>
          保存していません。{problems.length}か所を直してください。
        </Message>
      ) : null}
      {theirs === undefined ? null : (
        <Message tone="warning" first>
          このページを開いたあとに、ほかの人が保存しました。入力した内容は残っています。もう一度保存すると上書きします。
          {theirs ? (
            <>
              次の行は、その保存にあってここにはありません。
              <chakra.pre overflowX="auto">{theirs}</chakra.pre>
            </>
          ) : null}
        </Message>
      )}
      {shown < version && !isAnswer ? <EarlierVersion shown={shown} /> : null}
      <input type="hidden" name="version" value={version} />
      <Stack gap="6" maxWidth="820px">
        <Panel title={`案内しているアドレス（${count}件）`}>
          <FieldFrame {...frame}>
            <Textarea
              {...ariaAttributes(frame)}
              name="text"
              rows={12}
              defaultValue={text}
              wrap="off"
              spellCheck={false}
            />
          </FieldFrame>
          <chakra.div mt="4">
            <Button type="submit" name="do" value="save">
              {isSending ? "保存しています…" : "保存する"}
            </Button>
          </chakra.div>
        </Panel>
        <Panel title="CSV">
          <Flex gap="3" wrap="wrap" align="center">
            <chakra.label htmlFor="addresses-file">CSVから加える</chakra.label>
            <chakra.input
              id="addresses-file"
              type="file"
              name="file"
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              minHeight="44px"
              maxWidth="100%"
            />
            <Button type="submit" name="do" value="file" variant="outline">
              上の欄に加える
            </Button>
          </Flex>
          <chakra.p mt="3">
            <TextLink href="/admin/addresses.csv" download>
              CSVで書き出す
            </TextLink>
          </chakra.p>
        </Panel>
        <SavedVersions address="/admin/addresses" {...{ version, shown, revisions }} />
      </Stack>
    </form>
  );
}
