// A snake's file for its buyer: notes are in it only where the keeper wants them.

import { type HandedPart, handedParts } from "#app/notebook/file/handed.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import type { Snake } from "#app/notebook/snakes/snake.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { download } from "#app/ui/kit/download.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import styles from "./Snake.module.css";

export function HandOver({ snake: { id, name } }: { snake: Snake }) {
  const { write } = useNotebook();
  async function make(typed: FormData) {
    await write(async () => {
      const [{ makeHandedFile }, { safeName }] = await Promise.all([
        import("#app/notebook/store/file.ts"),
        import("#app/notebook/file/notebook-file.ts"),
      ]);
      const parts = (Object.keys(handedParts) as HandedPart[]).filter((part) => typed.has(part));
      download(await makeHandedFile(id, parts, new Date()), `${safeName(name)}.zip`);
      return { words: `${name}のファイルを作りました。新しい飼い主に渡してください` };
    });
  }
  return (
    <SendForm className={styles.leave} onSend={make}>
      <p>
        新しい飼い主に渡すファイル（.zip）を作れます。相手は、手帖の「バックアップ」で読み込めます。個体の情報と、給餌や体重などの記録が入ります。
      </p>
      {(Object.keys(handedParts) as HandedPart[]).map((part) => (
        <label key={part}>
          <input type="checkbox" name={part} defaultChecked={part === "photos"} /> {handedParts[part]}も入れる
        </label>
      ))}
      <Button look="outline">渡すファイルを作る</Button>
    </SendForm>
  );
}
