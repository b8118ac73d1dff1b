// /note/share: what another app shared. Photographs go to a snake, files to where they are read.

import { useState } from "react";
import { useNavigate } from "react-router";
import { NOT_A_PICTURE, shrink } from "#app/notebook/photos/shrink.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { changeSnake } from "#app/notebook/store/notebook.ts";
import { forgetShared } from "#app/notebook/store/shared.ts";
import { StoreTrouble } from "#app/notebook/store/trouble.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";
import { Button, ButtonLink } from "#app/ui/kit/Button.tsx";
import { Select } from "#app/ui/kit/Field.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";

interface Props {
  files: readonly File[];
  snakes: readonly TodaySnake[];
}

export function ShareScreen({ files, snakes }: Props) {
  const { write } = useNotebook();
  const navigate = useNavigate();
  const [problem, setProblem] = useState("");
  const pictures = files.filter(({ type }) => type.startsWith("image/"));

  async function send(data: FormData) {
    const snake = snakes.find(({ snake: { id } }) => id === data.get("snake"))?.snake;
    if (!snake) return setProblem("個体を選んでください");
    const isWritten = await write(async () => {
      for (const file of pictures) {
        const photo = await shrink(file).catch(() => {
          throw new StoreTrouble(NOT_A_PICTURE);
        });
        await changeSnake(snake, {}, photo);
      }
      await forgetShared();
      return { words: `${snake.name}の写真を${pictures.length}枚残しました` };
    });
    if (isWritten) await navigate(`/note/snake/${snake.id}`);
  }

  if (pictures.length === 0)
    return (
      <>
        <PageHead title="共有されたもの" lead="受け取った写真やファイルはありません。" />
        <ButtonLink to="/note">今日のページへ</ButtonLink>
      </>
    );
  if (snakes.length === 0)
    return (
      <>
        <PageHead title="共有された写真" lead="写真を入れる個体が、まだいません。先に1匹加えてください。" />
        <ButtonLink to="/note/new">最初の1匹を加える</ButtonLink>
      </>
    );
  return (
    <>
      <PageHead
        title="共有された写真"
        lead={`${pictures.length}枚を受け取りました。どの個体の写真かを選んでください。写真はこの端末の中にだけ残ります。`}
      />
      <SendForm noValidate onSend={send}>
        <Select
          name="snake"
          label="個体"
          none="選んでください"
          options={snakes.map(({ snake: { id, name } }) => ({ value: id, label: name }))}
          error={problem}
        />
        <Button>写真を残す</Button>
      </SendForm>
    </>
  );
}
