// Body control: the editor over the submitted textarea if JavaScript is available, with format notes and a preview.

import { Button, chakra, Flex, Stack, Textarea } from "@chakra-ui/react";
import { Component, lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import type { BodyReading } from "#app/cms/admin/editing/checks/body-reading.server.ts";
import { droppedSentence, formatSentence } from "#app/cms/admin/editing/form/form-view.ts";
import { controlId } from "#app/cms/fields/control.ts";
import { ariaAttributes, FieldFrame } from "#app/cms/fields/FieldFrame.tsx";
import { isTouched } from "#app/cms/fields/gallery/AddPictures.tsx";
import { PlainPicker } from "#app/cms/fields/gallery/PlainPicker.tsx";
import untilScript from "#app/cms/fields/UntilScript.module.css";
import type { PickerPage } from "#app/cms/library/list.server.ts";
import article from "#app/platform/richtext/Article.module.css";
import { classes } from "#app/platform/site/classes.ts";
import { useHasScript } from "#app/ui/kit/use-has-script.ts";
import { reportFault } from "#app/ui/shell/browser-faults.ts";
import styles from "./BodyControl.module.css";
import bodyHelpStyles from "./BodyHelp.module.css";

// Error boundary: falls back to the textarea if the editor fails to load or run.
interface KeepTextareaProps {
  onFail(): void;
  children: ReactNode;
}

class KeepTextarea extends Component<KeepTextareaProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFault(error);
    this.props.onFail();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

const RichEditor = lazy(() => import("#app/cms/admin/editor/RichEditor.tsx"));

interface Props {
  value: string;
  reading: BodyReading;
  library: PickerPage;
  error?: string;
  previewPath: string;
}

const HINT = "空行で段落が変わります。行頭の「・」や「1.」は箇条書き、「# 」は見出しになります。HTMLでも書けます。";

export function BodyControl({ value, reading, library, error, previewPath }: Props) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLDivElement>(null);
  const hasScript = useHasScript();
  const [isReady, setReady] = useState(false);
  const [wantsSource, setWantsSource] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isRich = isReady && !wantsSource;
  // Hides the editor's placeholder without JavaScript.
  const without = isReady || hasFailed ? undefined : untilScript.without;
  const frame = { id: controlId("body"), label: "本文", hint: isRich ? undefined : HINT, error };
  const onReady = useCallback(() => setReady(true), []);
  return (
    <Stack gap="2" id={`${frame.id}-part`} className={without && styles.waiting}>
      <FieldFrame {...frame}>
        {hasScript ? (
          <KeepTextarea
            onFail={() => {
              setReady(false);
              setFailed(true);
            }}
          >
            <Suspense>
              <RichEditor
                textarea={textarea}
                html={reading.html}
                id={frame.id}
                describedBy={error ? `${frame.id}-error` : undefined}
                isInvalid={error !== undefined}
                isShown={isRich}
                onReady={onReady}
              />
            </Suspense>
          </KeepTextarea>
        ) : null}
        {without ? (
          <div className={classes(untilScript.until, styles.reading)}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by sanitize.server.ts */}
            <div className={article.article} dangerouslySetInnerHTML={{ __html: reading.shown }} />
          </div>
        ) : null}
        <div className={without} style={{ width: "100%" }}>
          <Textarea
            {...ariaAttributes(frame)}
            ref={textarea}
            // The label belongs to the visible control.
            id={isRich ? `${frame.id}-source` : frame.id}
            hidden={isRich}
            name="body"
            defaultValue={value}
            rows={18}
            spellCheck={false}
            fontFamily={reading.format === "html" && value !== "" ? "var(--font-mono)" : undefined}
            lineHeight="1.7"
          />
          {value === "" || (isRich && reading.dropped.length === 0) ? null : <BodyNotes reading={reading} />}
        </div>
      </FieldFrame>
      {isRich ? null : (
        <div className={without}>
          <BodyHelp />
        </div>
      )}
      {isRich && !isTouched(picker.current) ? null : (
        <div className={without}>
          <PlainPicker
            box={picker}
            path="body"
            here={`${frame.id}-part`}
            library={library}
            multiple
            label="本文に入れる画像"
            hint="本文の [画像] の行に上から順に入ります。その行がなければ、本文の最後に入ります。"
          />
        </div>
      )}
      <Flex mt="1" gap="2" wrap="wrap">
        <Button type="submit" formAction={previewPath} formTarget="_blank" variant="outline">
          プレビュー（新しいタブ）
        </Button>
        {isReady ? (
          <Button
            type="button"
            variant="ghost"
            colorPalette="gray"
            aria-pressed={wantsSource}
            onClick={() => setWantsSource(!wantsSource)}
          >
            HTMLで編集
          </Button>
        ) : null}
      </Flex>
    </Stack>
  );
}

function BodyNotes({ reading }: { reading: BodyReading }) {
  const dropped = droppedSentence(reading);
  return (
    <>
      <chakra.p fontSize="sm" color="fg.muted">
        {formatSentence(reading)}
      </chakra.p>
      {dropped ? (
        <chakra.p fontSize="sm" color="fg.warning" fontWeight="bold">
          {dropped}
        </chakra.p>
      ) : null}
    </>
  );
}

const habits: readonly [string, React.ReactNode][] = [
  ["段落・改行", "空行で次の段落になります。入力で改行した所は、ページでも改行されます。"],
  [
    "見出し",
    <>
      行頭に <code># 大きな見出し</code>、<code>## 小さな見出し</code>（記号のあとに空白）
    </>,
  ],
  [
    "箇条書き",
    <>
      行頭に <code>・</code>。番号付きは <code>1. </code> か <code>１．</code>。空白で下げると、上の項目の中に入ります。
    </>,
  ],
  [
    "引用",
    <>
      行頭に <code>＞</code> か <code>&gt; </code>
    </>,
  ],
  ["太字", <code key="bold">**太字**</code>],
  ["リンク", <code key="link">[表示する言葉](/info/weight)</code>],
  [
    "動画・地図・投稿",
    "YouTube・Googleマップ・X・Instagram・TikTokのURLだけの行は、動画や地図、投稿そのものになります。",
  ],
  [
    "画像",
    <>
      入れたい所に <code>[画像|代替テキスト|説明]</code> だけの行を書き、下で画像を選びます。<code>[画像]</code>
      だけでもかまいません。送るとIDの付いた <code>[画像:ID|…]</code> に変わります。
    </>,
  ],
  ["表・ふりがな など", "HTMLのタグで書けます。全体をタグの中に書いた本文は、HTMLとして読みます。"],
];

function BodyHelp() {
  return (
    <chakra.details fontSize="sm">
      <summary className={bodyHelpStyles.opener}>本文の書き方</summary>
      <dl className={bodyHelpStyles.habits}>
        {habits.map(([name, how]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </chakra.details>
  );
}
