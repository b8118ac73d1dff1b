import { chakra } from "@chakra-ui/react";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { LinesBox, LinesMessages, SettingForm, type SettingProps } from "#app/cms/admin/kit/SettingForm.tsx";
import type { SynonymChanges } from "#app/cms/content/search/synonyms.ts";
import type { LineProblem } from "#app/platform/settings/settings.server.ts";

interface Props extends SettingProps {
  text: string;
  changed: SynonymChanges;
  isAnswer: boolean;
  problems?: readonly LineProblem[];
  isConflict?: boolean;
}

export function SynonymsScreen(props: Props) {
  const { text, changed, isAnswer, problems = [], isConflict = false } = props;
  const changes = Math.max(changed.added.length, changed.removed.length);
  return (
    <SettingForm
      setting={props}
      address="/admin/synonyms"
      title="言い換え"
      lead="検索で同じものとして扱う言葉です。1つのページだけを指す言い方は、そのページの「検索用の言葉」に書いてください。"
      isAnswer={isAnswer}
      typed={text}
      messages={<LinesMessages problems={problems} overtaken={isConflict} />}
    >
      {(save) => (
        <>
          <Panel title={changes > 0 ? `言葉の組（${changes}行を変更）` : "言葉の組"}>
            <LinesBox
              id="synonyms"
              label="同じ意味の言葉"
              hint="1行に1組、空白で区切って書きます（例：拒食 食べない ハンスト）。動詞と形容詞は、語尾の変わる手前まで書くと、活用した形でも見つかります（「噛」で噛む・噛まれた）。かなはひらがなでもカタカナでも同じです。"
              rows={20}
              text={text}
              problems={problems}
            />
            <chakra.p mt="2">
              保存すると、すべての記録の検索にすぐ反映されます。記録が多いサイトでは、保存に時間がかかることがあります。
            </chakra.p>
            <chakra.div mt="4">{save}</chakra.div>
          </Panel>
          {changed.removed.length > 0 ? (
            <Panel title="はじめから入っていた行のうち、使っていないもの">
              <chakra.ul>
                {changed.removed.map((line) => (
                  <chakra.li key={line} overflowWrap="anywhere" mb="2">
                    {line}
                  </chakra.li>
                ))}
              </chakra.ul>
            </Panel>
          ) : null}
        </>
      )}
    </SettingForm>
  );
}
