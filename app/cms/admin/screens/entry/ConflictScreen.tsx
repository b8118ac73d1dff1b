import { Button, chakra, Flex, Stack } from "@chakra-ui/react";
import type { ConflictChoice, ConflictView } from "#app/cms/admin/editing/form/view.server.ts";
import { CarriedFields } from "#app/cms/admin/form/CarriedFields.tsx";
import { PublishTime } from "#app/cms/admin/form/PublishTime.tsx";
import { DiffText } from "#app/cms/admin/kit/DiffText.tsx";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { useHasCapability } from "#app/cms/admin/kit/rights.ts";
import { StageBadge } from "#app/cms/admin/kit/StageBadge.tsx";
import { kindNamed } from "#app/cms/content/registry.ts";
import { formatMoment } from "#app/platform/site/days.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import styles from "./Conflict.module.css";
import { PublishButton } from "./EditorBar.tsx";

export function ConflictScreen({ view }: { view: ConflictView }) {
  const { state, choices } = view;
  const kind = kindNamed(view.kind);
  const mayPublish = useHasCapability("publish");
  return (
    <SendForm action={`/admin/${kind.segment}/${state.id}/edit`} encType="multipart/form-data">
      {/* Enter shows the editor with what is chosen: nothing is written yet. */}
      <chakra.button type="submit" name="do" value="draw" srOnly tabIndex={-1} aria-hidden="true">
        編集画面で続ける
      </chakra.button>
      <input type="hidden" name="base" value={view.base} />
      <CarriedFields typed={view.mine} version={state.version} />
      <PageHeading title="変更が重なりました" lead={<StageBadge stage={state.stage} />} />
      <Message tone="warning" first>
        編集しているあいだに、この記録が
        {formatMoment(state.updatedAt)}
        に保存されました（{view.isOwn ? "自分の別のタブか端末" : view.last}
        ）。まだ何も上書きしていません。どちらの内容にするかを項目ごとに選んで、保存してください。
        {state.stage === "trash" ? "この記録はゴミ箱へ移されています。保存すると、ゴミ箱から戻ります。" : ""}
      </Message>
      {choices.length === 0 ? (
        <p>内容の違いはありません。そのまま続けられます。</p>
      ) : (
        <Flex gap="2" wrap="wrap" mb="5">
          <Button type="submit" name="do" value="all-mine" variant="outline">
            すべて自分の内容を選ぶ
          </Button>
          <Button type="submit" name="do" value="all-theirs" variant="outline">
            すべて{allOfTheirs(choices)}内容を選ぶ
          </Button>
        </Flex>
      )}
      <Stack gap="4">
        {choices.map((choice) => (
          <Panel key={choice.path} title={choice.label}>
            <p className={styles.note}>{changedWords(choice)}</p>
            <div className={styles.sides}>
              <Side choice={choice} side="mine" label="自分の内容" />
              <Side choice={choice} side="theirs" label={theirLabel(choice)} />
            </div>
          </Panel>
        ))}
        <Panel title="公開日時">
          <PublishTime {...view} isVisible={state.isVisible} />
        </Panel>
      </Stack>
      <Flex gap="2" wrap="wrap" mt="6">
        <Button type="submit" name="do" value="save" variant="outline">
          選んだ内容で下書き保存
        </Button>
        {mayPublish ? (
          <PublishButton lead="選んだ内容で" isVisible={state.isVisible} publishAt={view.times.publishAt} />
        ) : null}
        <Button type="submit" name="do" value="draw" variant="ghost">
          選んだ内容で編集を続ける
        </Button>
        {view.intent === "end" || view.intent === "trash" ? (
          <Button type="submit" name="do" value={view.intent} variant="outline" colorPalette="red">
            選んだ内容で{view.intent === "end" ? "公開終了にする" : "ゴミ箱へ移す"}
          </Button>
        ) : null}
      </Flex>
    </SendForm>
  );
}

/** Diff runs shown only on this side. */
const ownKind = { mine: "added", theirs: "removed" } as const;

interface SideProps {
  choice: ConflictView["choices"][number];
  side: "mine" | "theirs";
  label: string;
}

function Side({ choice, side, label }: SideProps) {
  // Neither side is the older one, so that nothing is struck through.
  const runs = choice.runs.flatMap(({ kind, text }) =>
    kind === "same" ? { kind, text } : kind === ownKind[side] ? { kind: "added" as const, text } : [],
  );
  return (
    <label className={styles.side}>
      <span className={styles.pick}>
        <input type="radio" name={`side:${choice.path}`} value={side} defaultChecked={choice.side === side} />
        {label}
      </span>
      <span className={styles.text}>{runs.length > 0 ? <DiffText runs={runs} /> : "（空）"}</span>
    </label>
  );
}

function changedWords({ changedBy, other, isOwn }: ConflictChoice): string {
  if (changedBy === "mine") return isOwn ? "この画面だけで変更" : "自分だけが変更";
  if (changedBy === "both") return isOwn ? `この画面と${other}の両方で変更` : `自分と${other}の両方が変更`;
  return isOwn ? `${other}だけで変更` : `${other}だけが変更`;
}

/** Returns for example "hana@example.jpさんの内容（2026年11月22日 14:03）". */
function theirLabel({ other, at }: ConflictChoice): string {
  return `${other}の内容（${formatMoment(at)}）`;
}

function allOfTheirs(choices: ConflictView["choices"]): string {
  const names = new Set(choices.map(({ other }) => other));
  return names.size === 1 ? `${[...names].join("")}の` : "保存されている";
}
