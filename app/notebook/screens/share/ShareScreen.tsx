// /note/share: receives photos and files shared from other apps.

import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { passFile } from "#app/notebook/screens/frame/passed-file.ts";
import { addPhotos } from "#app/notebook/store/notebook.ts";
import type { SharedFile } from "#app/notebook/store/shared.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";
import { Button, ButtonLink } from "#app/ui/kit/Button.tsx";
import { Select } from "#app/ui/kit/Field.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";

const isPicture = ({ file: { type, name } }: SharedFile) => type.startsWith("image/") || /\.hei[cf]$/i.test(name);

export function ShareScreen({ shared, snakes }: { shared: readonly SharedFile[]; snakes: readonly TodaySnake[] }) {
  const navigate = useNavigate();
  const pictures = shared.filter(isPicture);
  const others = shared.filter((one) => !isPicture(one));
  const [only] = shared.length === 1 ? others : [];

  async function read({ file, forget }: SharedFile) {
    passFile(file);
    await forget();
    await navigate(/\.zip$/i.test(file.name) ? "/note/keep" : "/note/table", { replace: only !== undefined });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (only) void read(only);
  }, []);

  if (only) return null;
  if (shared.length === 0)
    return (
      <>
        <PageHead title="共有されたもの" lead="受け取った写真やファイルはありません。" />
        <ButtonLink to="/note">今日のページへ</ButtonLink>
      </>
    );
  return (
    <>
      <PageHead title="共有されたもの" lead="手帖に入れるものを選びます。写真もファイルも、どこにも送りません。" />
      {pictures.length > 0 ? <Pictures pictures={pictures} snakes={snakes} /> : null}
      {others.length > 0 ? (
        <section aria-labelledby="files">
          <h2 id="files">ファイル</h2>
          {others.map((one) => (
            <p key={one.file.name}>
              <Button look="outline" onClick={() => void read(one)}>
                「{one.file.name}」を確かめる
              </Button>
            </p>
          ))}
        </section>
      ) : null}
    </>
  );
}

function Pictures({ pictures, snakes }: { pictures: readonly SharedFile[]; snakes: readonly TodaySnake[] }) {
  const { writeAndSay } = useNotebook();
  const navigate = useNavigate();
  const [problem, setProblem] = useState("");

  async function send(data: FormData) {
    const snake = snakes.find(({ snake: { id } }) => id === data.get("snake"))?.snake;
    if (!snake) return setProblem("個体を選んでください");
    const files = pictures.map(({ file }) => file);
    if (!(await writeAndSay(() => addPhotos(snake, files)))) return;
    for (const { forget } of pictures) await forget();
    await navigate(`/note/snake/${snake.id}`);
  }

  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures">写真{pictures.length}枚</h2>
      {snakes.length === 0 ? (
        <>
          <p>写真を入れる個体が、まだいません。先に1匹加えてください。</p>
          <ButtonLink to="/note/new">最初の1匹を加える</ButtonLink>
        </>
      ) : (
        <SendForm noValidate onSend={send}>
          <Select
            name="snake"
            label="個体"
            none="選んでください"
            options={snakes.map(({ snake: { id, name } }) => ({ value: id, label: name }))}
            error={problem}
          />
          <Button>写真を入れる</Button>
        </SendForm>
      )}
    </section>
  );
}
