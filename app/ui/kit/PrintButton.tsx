import { Button } from "./Button.tsx";
import { useHasScript } from "./use-has-script.ts";

export function PrintButton() {
  return useHasScript() ? (
    <Button type="button" onClick={() => window.print()}>
      印刷する
    </Button>
  ) : null;
}
