import { formatMoment } from "#app/platform/site/days.ts";

export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatMoment(at)}</time>;
}
