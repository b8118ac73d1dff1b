// Runs one task at a time, ignoring further presses. Disabling the button instead would lose its focus and its form value.

import { useRef, useState } from "react";

export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  return {
    isBusy,
    async run(work: () => Promise<void>) {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      try {
        await work();
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
  };
}
