// In the browser: files sent to the library one after the other, each with its progress and its result.

import { useRef, useState } from "react";
import type { UploadResult, UploadRow } from "./picture.ts";
import { sendFile } from "./send-file.ts";

export function useUploads(onResult: (result: UploadResult) => void = () => {}) {
  const [uploads, setUploads] = useState<readonly UploadRow[]>([]);
  const queue = useRef(Promise.resolve());
  const count = useRef(0);

  const change = (key: string, part: Partial<UploadRow>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  function add(files: Iterable<File>) {
    for (const file of files) {
      count.current += 1;
      const key = `upload ${count.current}`;
      setUploads((all) => [...all, { key, name: file.name, sent: 0 }]);
      queue.current = queue.current.then(async () => {
        const result = await sendFile(file, (sent) => change(key, { sent }));
        change(key, { sent: 1, result });
        onResult(result);
      });
    }
  }

  return { uploads, add, isBusy: uploads.some(({ result }) => !result) };
}
