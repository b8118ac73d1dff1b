// Snakes of the site by name, each a link to its page.

import { Link } from "react-router";
import type { BallName } from "./plan-view.ts";

export function BallNames({ balls }: { balls: readonly BallName[] }) {
  return balls.map((ball, i) => (
    <span key={ball.id}>
      {i > 0 ? "・" : ""}
      <Link to={`/ball/${ball.id}`}>{ball.title}</Link>
    </span>
  ));
}
