import { Link } from "@chakra-ui/react";
import type { EntryEnvelope } from "#app/cms/admin/editing/form/view.server.ts";
import type { AnyKind } from "#app/cms/content/kind.ts";

export function PublicPageLink({ kind, state }: { kind: AnyKind; state: EntryEnvelope | null }) {
  return state?.isVisible ? <Link href={`${kind.path}/${state.id}`}>公開ページを見る</Link> : null;
}
