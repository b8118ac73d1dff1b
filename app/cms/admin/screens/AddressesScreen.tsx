import { Button, chakra, Flex } from "@chakra-ui/react";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { LinesBox, LinesMessages, SettingForm, type SettingProps } from "#app/cms/admin/kit/SettingForm.tsx";
import type { LineProblem } from "#app/platform/settings/settings.server.ts";
import { withCount } from "#app/platform/site/with-commas.ts";

interface Props extends SettingProps {
  text: string;
  dead: readonly string[];
  count: number;
  isAnswer: boolean;
  problems?: readonly LineProblem[];
  note?: string;
  theirs?: string;
}

export function AddressesScreen(props: Props) {
  const { text, dead, count, isAnswer, problems = [], note = "", theirs } = props;
  const overtaken = theirs ? (
    <>
      あとから保存された次の行が、下の欄にはありません。
      <chakra.pre overflowX="auto">{theirs}</chakra.pre>
    </>
  ) : (
    theirs !== undefined
  );
  return (
    <SettingForm
      setting={props}
      address="/admin/addresses"
      title="前のURL"
      lead="なくなったページのURLを開いた人を、新しいページへ案内します（301）。いま公開しているページのURLを書いても、案内せずにそのページを表示します。"
      isAnswer={isAnswer}
      typed={text}
      hasFile
      messages={
        <>
          {note && problems.length === 0 ? (
            <Message tone="note" first>
              {note}
            </Message>
          ) : null}
          {dead.length > 0 && !isAnswer ? (
            <Message tone="warning">
              開けないページへ案内しています。{dead.map((what) => `新しいURL ${what}。`).join("")}
            </Message>
          ) : null}
          <LinesMessages problems={problems} overtaken={overtaken} />
        </>
      }
    >
      {(save) => (
        <>
          <Panel title={withCount("案内しているURL", count, "件")}>
            <LinesBox
              id="addresses"
              label="前のURLと新しいURL"
              hint="1行に1組ずつ、前のURLと新しいURLを空白かカンマで区切って書きます（例：/blog/old-name /blog/new-name）。行を消すと、案内もなくなります。"
              rows={12}
              text={text}
              problems={problems}
            />
            <chakra.div mt="4">{save}</chakra.div>
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
              <a href="/admin/addresses.csv" download>
                CSVで書き出す
              </a>
            </chakra.p>
          </Panel>
        </>
      )}
    </SettingForm>
  );
}
