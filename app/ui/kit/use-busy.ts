// Runs one task at a time, ignoring further presses. Disabling the button instead would lose its focus and its form value.

import { useRef, useState } from "react";

interface Busy {
  isBusy: boolean;
  run(work: () => Promise<void>): Promise<void>;
}

export function useBusy(): Busy {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  return {
    isBusy,
    async run(work) {
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
