import { useEffect, useState } from "react";
import { Button } from "./Button.tsx";

/** Rendered only with JavaScript. */
export function PrintButton() {
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  return canPrint ? (
    <Button type="button" onClick={() => window.print()}>
      印刷する
    </Button>
  ) : null;
}
