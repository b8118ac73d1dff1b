// For the answers that are neither "not here" nor a fault: not just now, or not like this.

import { PlainPage } from "#app/ui/kit/PlainPage.tsx";

interface Props {
  title: string;
  message: string;
  /** Where to go on: address and words. */
  home?: readonly [path: string, words: string];
}

export function Refused({ title, message, home: [path, words] = ["/", "トップページへ"] }: Props) {
  return (
    <PlainPage title={title}>
      <p>{message}</p>
      <p>
        <a href={path}>{words}</a>
      </p>
    </PlainPage>
  );
}
