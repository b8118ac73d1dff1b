// The words that the search takes for one another: a group a line, in one box.

import { Button, chakra, Stack, Textarea } from "@chakra-ui/react";
import { useRef } from "react";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { EarlierVersion, SavedVersions } from "#app/cms/admin/kit/SavedVersions.tsx";
import { useSending } from "#app/cms/admin/kit/use-sending.ts";
import { useUnsaved } from "#app/cms/admin/kit/use-unsaved.ts";
import type { LineProblem, SynonymChanges } from "#app/cms/content/search/synonyms.ts";
import { ariaAttributes, FieldFrame } from "#app/cms/fields/FieldFrame.tsx";
import type { SettingRevision } from "#app/platform/settings/settings.server.ts";

interface Props {
  version: number;
  text: string;
  changed: SynonymChanges;
  shown: number;
  revisions: readonly SettingRevision[];
  flash: string | null;
  isAnswer: boolean;
  problems?: readonly LineProblem[];
  /** Somebody else has saved meanwhile. */
  isConflict?: boolean;
}

export function SynonymsScreen(props: Props) {
  const { version, text, changed, shown, revisions, flash, isAnswer, problems = [], isConflict = false } = props;
  const changes = Math.max(changed.added.length, changed.removed.length);
  const form = useRef<HTMLFormElement>(null);
  const { isSending, onSubmit } = useSending();
  useUnsaved(form, isAnswer, isSending);
  const frame = {
    id: "synonyms",
    label: "同じ意味の言葉",
    hint: "1行に1組、空白で区切って書きます（例: 拒食 食べない ハンスト）。動詞と形容詞は、語尾の変わる手前まで書くと活用しても見つかります（「噛」で噛む・噛まれた）。かなはひらがなでもカタカナでも同じです。",
    error:
      problems.map(({ line, message }) => (line > 0 ? `${line}行目: ${message}` : message)).join("。") || undefined,
  };
  return (
    <form ref={form} method="post" action="/admin/synonyms" onSubmit={onSubmit} key={`${version} ${shown} ${text}`}>
      <PageHeading
        title="言いかえ"
        lead="検索で同じものとして扱う言葉です。1つのページだけを指す言い方は、そのページの「さがす言葉」に書いてください。"
      />
      {flash && !isAnswer ? <Message tone="done">{flash}</Message> : null}
      {problems.length > 0 ? (
        <Message tone="error" first>
          保存していません。{problems.length}か所を直してください。
        </Message>
      ) : null}
      {isConflict ? (
        <Message tone="warning" first>
          このページを開いたあとに、ほかの人が保存しました。入力した内容は残っています。もう一度保存すると上書きします。
        </Message>
      ) : null}
      {shown < version && !isAnswer ? <EarlierVersion shown={shown} /> : null}
      <input type="hidden" name="version" value={version} />
      <Stack gap="6" maxWidth="820px">
        <Panel title={changes > 0 ? `言葉の組（変えた行 ${changes}）` : "言葉の組"}>
          <FieldFrame {...frame}>
            <Textarea
              {...ariaAttributes(frame)}
              name="text"
              rows={20}
              defaultValue={text}
              wrap="off"
              spellCheck={false}
            />
          </FieldFrame>
          <chakra.p mt="2">
            保存すると、すぐに検索に効きます。記録がとても多いサイトでは、行き渡るまで数分かかります。
          </chakra.p>
          <chakra.div mt="4">
            <Button type="submit" name="do" value="save">
              {isSending ? "保存しています…" : "保存する"}
            </Button>
          </chakra.div>
        </Panel>
        {changed.removed.length > 0 ? (
          <Panel title="使っていない、はじめからの行">
            <chakra.ul>
              {changed.removed.map((line) => (
                <chakra.li key={line} overflowWrap="anywhere" mb="2">
                  {line}
                </chakra.li>
              ))}
            </chakra.ul>
          </Panel>
        ) : null}
        <SavedVersions address="/admin/synonyms" {...{ version, shown, revisions }} />
      </Stack>
    </form>
  );
}
