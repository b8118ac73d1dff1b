import { Link } from "react-router";
import { allChecks } from "#app/notebook/store/checks.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { useLoaded } from "#app/ui/kit/use-loaded.ts";
import { readHistory } from "./history.ts";

export function SnakeChecks({ snake, name }: { snake: string; name: string }) {
  const [checks] = useLoaded(allChecks);
  const results = readHistory(checks?.filter((check) => check.snake === snake) ?? []);
  return (
    <section aria-labelledby="checks">
      <h2 id="checks">ストレスチェック</h2>
      <ul>
        {results.toReversed().map(({ at, total, path }) => (
          <li key={at}>
            <time dateTime={at}>{formatDay(at)}</time>{" "}
            <Link to={path}>{total === null ? "受診のしるし" : `${total}点`}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/stress_check">ストレスチェックをする</Link>
        {results.length === 0 ? `（結果の名前を「${name}」にして手帖に残すと、ここに並びます）` : null}
      </p>
    </section>
  );
}
