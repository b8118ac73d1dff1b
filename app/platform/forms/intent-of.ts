/** Returns the pressed button of a form; undefined if none was sent. Throws a 400 for an unknown name. */
export function intentOf<Name extends string>(form: FormData, names: readonly Name[]): Name | undefined {
  const sent = form.get("do");
  const intent = names.find((name) => name === sent);
  if (sent !== null && !intent) {
    throw new Response("ボタンの操作を読み取れなかったため、何も保存していません。もう一度お試しください。", {
      status: 400,
    });
  }
  return intent;
}
