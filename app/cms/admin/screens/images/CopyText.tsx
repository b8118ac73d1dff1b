import { Button, Input } from "@chakra-ui/react";
import { useCopy } from "#app/ui/kit/use-copy.ts";
import { useHasScript } from "#app/ui/kit/use-has-script.ts";
import styles from "./Images.module.css";

export function CopyText({ label, text }: { label: string; text: string }) {
  const [words, copy] = useCopy(text, "コピー");
  const hasScript = useHasScript();
  return (
    <div className={styles.copy} data-row>
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
