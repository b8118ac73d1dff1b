// The screen for what is not there or went wrong.

import { isRouteErrorResponse } from "react-router";
import { closedWords } from "#app/auth/capabilities.ts";
import { isUnsaved, isUnsentForm } from "#app/auth/unsent-form.ts";
import { NotSaved } from "#app/cms/admin/sign-in/NotSaved.tsx";
import { SignedOut } from "#app/cms/admin/sign-in/SignedOut.tsx";
import { draftsOnlyWords } from "#app/cms/content/drafts-only.ts";
import { FaultScreen } from "#app/ui/shell/FaultScreen.tsx";
import { NotAnAdmin } from "#app/ui/shell/NotAnAdmin.tsx";
import { NotFoundScreen } from "#app/ui/shell/NotFoundScreen.tsx";
import { Refused } from "#app/ui/shell/Refused.tsx";
import { refusals } from "#app/ui/shell/refusals.ts";

/** Text of a refusal for an admin whose role lacks the capability, taken from the answer itself. */
const lackingTitles = new Map<unknown, { title: string; message: string }>([
  [draftsOnlyWords, { title: "この操作はできません", message: draftsOnlyWords }],
  [closedWords, { title: "このページは開けません", message: closedWords }],
]);

export default function TroubleScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 401 && isUnsentForm(error.data)) {
    return <SignedOut unsent={error.data} />;
  }
  if (isRouteErrorResponse(error) && isUnsaved(error.data)) return <NotSaved {...error.data} />;
  const lacking = isRouteErrorResponse(error) ? lackingTitles.get(error.data) : undefined;
  if (lacking) return <Refused {...lacking} home={["/admin/dashboard", "ダッシュボードへ"]} />;
  if (isRouteErrorResponse(error) && error.status === 403) return <NotAnAdmin />;
  if (isRouteErrorResponse(error) && refusals[error.status]) {
    return <Refused title={refusals[error.status] ?? ""} message={typeof error.data === "string" ? error.data : ""} />;
  }
  if (import.meta.env.DEV && error instanceof Error) return <FaultScreen error={error} />;
  return <NotFoundScreen />;
}
