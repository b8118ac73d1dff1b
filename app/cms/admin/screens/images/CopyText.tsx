import { Button, Input } from "@chakra-ui/react";
import { useState } from "react";
import { useHasScript } from "#app/cms/library/use-has-script.ts";
import styles from "./Images.module.css";

export function CopyText({ label, text }: { label: string; text: string }) {
  const [words, setWords] = useState("コピー");
  const hasScript = useHasScript();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setWords("コピーしました");
    } catch {
      // No clipboard access, for example over http: the text can still be selected.
      setWords("コピーできませんでした");
    }
  }
  return (
    <div className={styles.copy}>
      <label>
        {label}
        <Input readOnly value={text} size="sm" onFocus={(event) => event.currentTarget.select()} />
      </label>
      {hasScript ? (
        <Button type="button" variant="outline" onClick={() => void copy()}>
          <span aria-live="polite">{words}</span>
        </Button>
      ) : null}
    </div>
  );
}
