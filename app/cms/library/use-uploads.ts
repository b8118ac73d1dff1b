import { useRef, useState } from "react";
import { post, refusalIn } from "#app/platform/forms/post.ts";
import type { UploadResult, UploadRow } from "./picture.ts";

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

const ENDED = "新しいタブでもう一度ログインしてから、画像を選び直してください";
const TOO_LARGE = "画像は20MBまでです。縮小するか、別の画像を選んでください";
const NO_ANSWER = "送信できませんでした。通信を確かめて、もう一度選んでください";

/** Sends one file per request. Never rejects: the result holds the error message. `onProgress` receives 0 to 1. */
export async function sendFile(file: File, onProgress: (part: number) => void): Promise<UploadResult> {
  const form = new FormData();
  form.append("file", file);
  const { status, reply } = await post<{ results?: UploadResult[] }>("/admin/images/upload", form, onProgress);
  const [result] = reply?.results ?? [];
  if (result) return result;
  // A response other than JSON is the login page.
  const words = status === 413 ? TOO_LARGE : status > 0 && status < 400 ? ENDED : NO_ANSWER;
  return { name: file.name, ok: false, message: refusalIn(reply) ?? words };
}
