// Error screens. Part of every page's bundle, since they must work without a connection.

import { isRouteErrorResponse, useLocation } from "react-router";
import { forbiddenMessage } from "#app/auth/capabilities.ts";
import { isUnsaved, isUnsentForm } from "#app/auth/unsent-form.ts";
import { draftsOnlyWords } from "#app/cms/content/drafts-only.ts";
import { isAdminPath } from "#app/platform/site/admin-path.ts";
import { isEnded } from "#app/platform/site/not-found.ts";
import { NotFoundScreen } from "#app/ui/shell/NotFoundScreen.tsx";
import { FaultScreen, NotAnAdmin, Refused } from "#app/ui/shell/Refused.tsx";
import { refusalTitle } from "#app/ui/shell/refusals.ts";
import { NotSaved, SignedOut } from "./cms/admin/sign-in/ResendForm.tsx";

const NO_FORMS =
  "このURLは、フォームなどの送信を受け付けていません。ページを見るときは、下のリンクから開いてください。";
const DASHBOARD = ["/admin/dashboard", "ダッシュボードへ"] as const;
const FRONT_PAGE = ["/", "トップページへ"] as const;

/** Titles of refusals for admins without the capability, by response text. */
const lackingTitles = new Map<unknown, string>([
  [draftsOnlyWords, "この操作はできません"],
  [forbiddenMessage, "このページは開けません"],
]);

export function TroubleScreen({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  if (!isRouteErrorResponse(error)) {
    return import.meta.env.DEV && error instanceof Error ? <FaultScreen error={error} /> : <NotFoundScreen />;
  }
  const { status, data } = error;
  const home = isAdminPath(pathname) ? DASHBOARD : FRONT_PAGE;
  if (status === 401 && isUnsentForm(data)) return <SignedOut unsent={data} />;
  if (isUnsaved(data)) return <NotSaved {...data} />;
  const lacking = lackingTitles.get(data);
  if (status === 403 && !lacking) return <NotAnAdmin />;
  const title = lacking ?? refusalTitle(status);
  if (!title) return <NotFoundScreen ended={isEnded(data) ? data : undefined} />;
  // Whether this address has a page is unknown here.
  if (status === 405) return <Refused title={title} message={NO_FORMS} home={[pathname, "ページを開く"]} />;
  const message = isForPeople(data) ? data : "しばらくしてから、もう一度お試しください。";
  return <Refused title={title} message={message} home={home} />;
}

/** Excludes React Router's English messages for developers. */
function isForPeople(data: unknown): data is string {
  return typeof data === "string" && data !== "" && !data.startsWith("Error: ");
}
