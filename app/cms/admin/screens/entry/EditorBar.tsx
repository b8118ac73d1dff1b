// Always in reach: the entry's stage, in words, and what can be done with it.

import { Button, Flex, Link } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import type { EditorView } from "#app/cms/admin/editing/form/form-view.ts";
import { useMay } from "#app/cms/admin/kit/rights.ts";
import { StageBadge } from "#app/cms/admin/kit/StageBadge.tsx";
import { publishWords, timingWords } from "#app/cms/admin/kit/time-words.ts";
import { SavingWords } from "#app/cms/admin/saving/SavingWords.tsx";
import type { Saving } from "#app/cms/admin/saving/saver.ts";
import type { AnyKind } from "#app/cms/content/kind.ts";
import { useHasScript } from "#app/cms/library/use-has-script.ts";
import beside from "./beside/Beside.module.css";
import styles from "./EditorBar.module.css";
import { EditorMenu } from "./EditorMenu.tsx";
import { PublicPageLink } from "./PublicPageLink.tsx";

interface Props {
  kind: AnyKind;
  view: EditorView;
  previewPath: string;
  saving: Saving;
  /** Message about the last action, repeated near the buttons. */
  flash: string | null;
  /** Whether the preview is open next to the form. */
  isBeside: boolean;
  onBeside(isOpen: boolean): void;
}

export function EditorBar({ kind, view, previewPath, saving, flash, isBeside, onBeside }: Props) {
  const { state, checks } = view;
  const hasScript = useHasScript();
  const mayPublish = useMay("publish");
  return (
    <div className={styles.bar}>
      <div className={styles.state} role="status">
        {state ? <StageBadge stage={state.stage} /> : <span>未保存の新規</span>}
        {state ? timingWords(state, new Date()).map((words) => <span key={words}>{words}</span>) : null}
        <SavingWords saving={saving} />
        {checks.length > 0 ? (
          <Link href="#checks" minHeight="24px" display="inline-flex" alignItems="center">
            公開前の確認（{checks.length}件）
          </Link>
        ) : null}
        {flash && !saving.isSending && !saving.isUnsaved && !saving.trouble ? (
          <span>
            {flash} <PublicPageLink kind={kind} state={state} />
          </span>
        ) : null}
      </div>
      <Flex gap="2" wrap="wrap" align="center" className={styles.buttons}>
        <Button type="submit" name="do" value="save" variant="outline">
          下書き保存
        </Button>
        {mayPublish ? <PublishButton isVisible={state?.isVisible ?? false} publishAt={view.times.publishAt} /> : null}
        <Button
          type="submit"
          formAction={previewPath}
          formTarget="_blank"
          variant="ghost"
          colorPalette="gray"
          className={styles.preview}
        >
          プレビュー
        </Button>
        {hasScript ? (
          <Button
            type="button"
            variant="ghost"
            colorPalette="gray"
            aria-pressed={isBeside}
            className={beside.opener}
            onClick={() => onBeside(!isBeside)}
          >
            横に表示
          </Button>
        ) : null}
      </Flex>
      {state ? <EditorMenu kind={kind} state={state} /> : null}
    </div>
  );
}

// The button that publishes says what it will do: with JavaScript, while the time is being typed.

/** `publishAt`: as the form was drawn with it. */
function PublishButton({ isVisible, publishAt }: { isVisible: boolean; publishAt: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState(publishAt);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a remounted form may hold another time
  useEffect(() => {
    const control = button.current?.form?.elements.namedItem("publishAt");
    if (!(control instanceof HTMLInputElement)) return;
    const look = () => setTyped(control.value);
    look();
    control.addEventListener("input", look);
    return () => control.removeEventListener("input", look);
  }, [publishAt]);

  return (
    <Button ref={button} type="submit" name="do" value="publish">
      {publishWords(isVisible, typed, new Date())}
    </Button>
  );
}
