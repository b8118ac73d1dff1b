import { useEffect, useState } from "react";
import { Button } from "./Button.tsx";

/** Only where a script can press it; the browser's own menu prints anywhere. */
export function PrintButton() {
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  return canPrint ? (
    <Button type="button" onClick={() => window.print()}>
      印刷する
    </Button>
  ) : null;
}
