// Snakes by name, those of the site each a link to its page.

import { Link } from "react-router";
import type { BallName } from "./plan/plan-view.ts";

export function BallNames({ balls }: { balls: readonly BallName[] }) {
  return balls.map((ball, i) => (
    <span key={ball.id}>
      {i > 0 ? "・" : ""}
      {ball.isMine ? `${ball.title}（わたしの個体）` : <Link to={`/ball/${ball.id}`}>{ball.title}</Link>}
    </span>
  ));
}
