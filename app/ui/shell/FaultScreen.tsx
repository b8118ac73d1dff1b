// While the site is worked on, a fault says what it is; visitors see the not-found screen instead, and nothing of the cause.

import { PlainPage } from "#app/ui/kit/PlainPage.tsx";

export function FaultScreen({ error }: { error: Error }) {
  return (
    <PlainPage title="うまくいきませんでした">
      <p>{error.message}</p>
      <pre>{error.stack}</pre>
    </PlainPage>
  );
}
