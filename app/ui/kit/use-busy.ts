// Work that runs once at a time: a press while it is under way is ignored. The button is not disabled meanwhile, which would take the
// focus from it and leave its name out of the form data.

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
