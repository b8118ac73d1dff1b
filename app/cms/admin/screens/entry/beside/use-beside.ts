// Whether the preview is open next to the form: remembered on the device, and only with JavaScript.

import { useEffect, useState } from "react";

const KEY = "preview-beside";

export function useBeside(): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    try {
      setOpen(localStorage.getItem(KEY) === "1");
    } catch {
      // Where site data is blocked it is opened by hand each time.
    }
  }, []);
  return [
    isOpen,
    (next) => {
      setOpen(next);
      try {
        localStorage.setItem(KEY, next ? "1" : "0");
      } catch {
        // Not remembered.
      }
    },
  ];
}
