import { adminLoader } from "#app/auth/guard.server.ts";
import { LinkButton } from "#app/cms/admin/kit/LinkButton.tsx";
import { Notice } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { ExplanationSheet } from "#app/collection/papers/explanation/ExplanationSheet.tsx";
import { takeAddress } from "#app/collection/papers/explanation/explanation.ts";
import { shownExplanation } from "#app/collection/papers/explanation/explanations.server.ts";
import { qrOf } from "#app/kinds/ball/card/qr.server.ts";
import { orNotFound } from "#app/platform/site/not-found.ts";
import { PrintButton } from "#app/ui/kit/PrintButton.tsx";
import type { Route } from "./+types/admin.balls.$id.explanation.$number";

export const loader = adminLoader("keepLedger", async ({ db }, { params, url }: Route.LoaderArgs) => {
  const shown = orNotFound(await shownExplanation(db, params.id, Number(params.number)), url);
  const { sheet } = shown;
  return { id: params.id, shown, code: sheet.url ? qrOf(takeAddress(sheet.url)) : null };
});

export default function ShownExplanation({ loaderData: { id, shown, code } }: Route.ComponentProps) {
  return (
    <>
      <div className="no-print">
        <PageHeading
          title={`説明書 第${shown.number}号`}
          lead={`保存したときのままの内容です（${shown.by}）。`}
          actions={
            <>
              <PrintButton />
              <LinkButton to={`/admin/balls/${id}/ledger?step=hand-over#hand-over`}>引渡しを記録する</LinkButton>
            </>
          }
        />
        <Notice />
      </div>
      <ExplanationSheet sheet={shown.sheet} shown={shown} code={code} />
    </>
  );
}
