import { formatMoment } from "#app/platform/site/days.ts";
import { Phrases } from "#app/ui/kit/Phrases.tsx";

export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      <Phrases text={formatMoment(at)} />
    </time>
  );
}
