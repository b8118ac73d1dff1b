// A short text to be used elsewhere: to be marked and copied by hand, with JavaScript by a button.

import { Button, Input } from "@chakra-ui/react";
import { useState } from "react";
import { useHasScript } from "#app/library/use-has-script.ts";
import styles from "./Images.module.css";

export function CopyText({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  const hasScript = useHasScript();
  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  }
  return (
    <div className={styles.copy}>
      <label>
        {label}
        <Input readOnly value={text} size="sm" onFocus={(event) => event.currentTarget.select()} />
      </label>
      {hasScript ? (
        <Button type="button" variant="outline" onClick={() => void copy()}>
          コピー
        </Button>
      ) : null}
      <span role="status" className="visually-hidden">
        {isCopied ? "コピーしました" : ""}
      </span>
    </div>
  );
}
