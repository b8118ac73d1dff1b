// Error screens. Part of every page's bundle, since they must work without a connection.

import { isRouteErrorResponse, useLocation } from "react-router";
import { forbiddenMessage } from "#app/auth/capabilities.ts";
import { isUnsaved, isUnsentForm } from "#app/auth/unsent-form.ts";
import { draftsOnlyWords } from "#app/cms/content/drafts-only.ts";
import { isEnded } from "#app/platform/site/not-found.ts";
import { NotFoundScreen } from "#app/ui/shell/NotFoundScreen.tsx";
import { FaultScreen, NotAnAdmin, Refused } from "#app/ui/shell/Refused.tsx";
import { refusalTitle } from "#app/ui/shell/refusals.ts";
import { NotSaved, SignedOut } from "./cms/admin/sign-in/ResendForm.tsx";

/** Refusals for admins without the capability, by response text. */
const lackingTitles = new Map<unknown, { title: string; message: string }>([
  [draftsOnlyWords, { title: "この操作はできません", message: draftsOnlyWords }],
  [forbiddenMessage, { title: "このページは開けません", message: forbiddenMessage }],
]);

export function TroubleScreen({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  if (!isRouteErrorResponse(error)) {
    return import.meta.env.DEV && error instanceof Error ? <FaultScreen error={error} /> : <NotFoundScreen />;
  }
  const { status, data } = error;
  if (status === 401 && isUnsentForm(data)) return <SignedOut unsent={data} />;
  if (isUnsaved(data)) return <NotSaved {...data} />;
  const lacking = lackingTitles.get(data);
  if (lacking) return <Refused {...lacking} home={["/admin/dashboard", "ダッシュボードへ"]} />;
  if (status === 403) return <NotAnAdmin />;
  const title = refusalTitle(status);
  if (!title) return <NotFoundScreen ended={isEnded(data) ? data : undefined} />;
  // Whether this address has a page is unknown here.
  if (status === 405) {
    return (
      <Refused
        title={title}
        message="このURLは、フォームなどの送信を受け付けていません。ページを見るときは、下のリンクから開いてください。"
        home={[pathname, "ページを開く"]}
      />
    );
  }
  return <Refused title={title} message={isForPeople(data) ? data : "時間をおいて、もう一度お試しください。"} />;
}

/** Excludes React Router's English messages for developers. */
function isForPeople(data: unknown): data is string {
  return typeof data === "string" && data !== "" && !data.startsWith("Error: ");
}
