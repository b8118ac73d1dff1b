// An empty notebook teaches: one button to begin, and an example snake that can be thrown away.

import styles from "#app/notebook/screens/frame/Empty.module.css";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { addExample } from "#app/notebook/snakes/example.ts";
import { removeSnake } from "#app/notebook/store/notebook.ts";
import { Button, ButtonLink } from "#app/ui/kit/Button.tsx";

export function EmptyNotebook() {
  const { today, write } = useNotebook();
  return (
    <section className={styles.empty}>
      <h1>あなたの手帖です</h1>
      <p>
        飼っているヘビと、毎日の記録をここに残します。記録はこの端末の中だけにあり、どこにも送りません。会員登録も通信も必要ありません。
      </p>
      <p>プライベートブラウズ（シークレット）の画面では、閉じると手帖も消えます。いつもの画面で開いてください。</p>
      <ol className={styles.steps}>
        <li>
          <b>1匹加える</b>　名前だけで始められます。
        </li>
        <li>
          <b>食べたら1回押す</b>　次の給餌日と、食べていない日数を数えます。
        </li>
        <li>
          <b>ときどき量る</b>　体重の減りと、注意するところを知らせます。
        </li>
      </ol>
      <div className={styles.buttons}>
        <ButtonLink to="/note/new">最初の1匹を加える</ButtonLink>
        <ButtonLink to="/note/table" look="outline">
          表やメモから移す
        </ButtonLink>
        <Button
          type="button"
          look="outline"
          onClick={async () => {
            let id = "";
            await write(async () => {
              id = await addExample(today);
              return { words: "見本を入れました", undo: async () => void (await removeSnake(id)) };
            });
          }}
        >
          見本で試す
        </Button>
      </div>
    </section>
  );
}

/** Stands above the page for as long as the example is in it. */
export function ExampleNote({ id, name }: { id: string; name: string }) {
  const { write } = useNotebook();
  return (
    <p className={styles.example}>
      <span>「{name}」は見本です。試し終わったら、消してかまいません。</span>
      <Button
        type="button"
        look="outline"
        onClick={() =>
          void write(async () => {
            await removeSnake(id);
            return { words: "見本を消しました" };
          })
        }
      >
        見本を消す
      </Button>
    </p>
  );
}
