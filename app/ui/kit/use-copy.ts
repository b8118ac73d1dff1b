import { useState } from "react";

/** Returns the words of a copy button, which report the result, and the function that copies. */
export function useCopy(text: string, label: string): [string, () => Promise<void>] {
  const [words, setWords] = useState(label);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setWords("コピーしました");
    } catch {
      // No clipboard access, for example over http.
      setWords("コピーできませんでした");
    }
  }
  return [words, copy];
}
