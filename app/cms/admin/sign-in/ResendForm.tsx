// The button that sends a stored form once more.

import { LOST_FILES, type UnsentForm } from "#app/auth/unsent-form.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";

export function ResendForm({ unsent }: { unsent: UnsentForm }) {
  return (
    <>
      {unsent.files > 0 ? (
        <p>選んだ画像{unsent.files}枚は、ここに残せません。送ったあとの編集画面で、もう一度選んでください。</p>
      ) : null}
      <SendForm action={unsent.action} encType="multipart/form-data">
        {unsent.fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice, and the list never changes
          <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
        ))}
        {unsent.files > 0 ? <input type="hidden" name={LOST_FILES} value={unsent.files} /> : null}
        <Button>同じ内容をもう一度送る</Button>
      </SendForm>
    </>
  );
}
