// The button that sends a kept form once more.

import type { KeptForm } from "#app/auth/kept-form.ts";
import { Button } from "#app/ui/Button.tsx";

export function SendAgain({ kept }: { kept: KeptForm }) {
  return (
    <>
      {kept.files > 0 ? (
        <p>選んだ画像{kept.files}枚は、ここに残せません。送ったあとの編集画面で、もう一度選んでください。</p>
      ) : null}
      <form method="post" action={kept.action} encType="multipart/form-data">
        {kept.fields.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice, and the list never changes
          <input key={`${name} ${at}`} type="hidden" name={name} value={value} />
        ))}
        <Button>同じ内容をもう一度送る</Button>
      </form>
    </>
  );
}
