import { labelAt } from "#app/cms/admin/editing/form/form-paths.ts";
import { withoutBlankRows } from "#app/cms/admin/editing/form/form-request.server.ts";
import type { Check, FormContent } from "#app/cms/admin/editing/form/form-view.ts";
import { readableContent } from "#app/cms/admin/editing/preview/adapt-old-content.server.ts";
import type { AnyKind, Content, KindName } from "#app/cms/content/kind.ts";
import { usesIn } from "#app/cms/content/reindex/picture-uses.server.ts";
import { checkContent } from "#app/cms/fields/check-content.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { findImages } from "#app/platform/images/images.server.ts";
import { bodyRemarks, bodyTargets, fieldRemarks, namedEntries } from "./content-remarks.server.ts";
import { referencesIn } from "./references.server.ts";

type OwnChecks = (db: Db, content: Content, now: Date) => Promise<Check[]>;

let checksOfKind: (kind: KindName) => OwnChecks | undefined = () => undefined;

export function registerKindChecks(checks: typeof checksOfKind): void {
  checksOfKind = checks;
}

/** `id`: the entry's id, to resolve relative links in its body. */
export async function checksOf(db: Db, kind: AnyKind, id: string, typed: FormContent, now: Date): Promise<Check[]> {
  const whole = withoutBlankRows(kind, typed);
  const published = checkContent(kind, whole, "publish");
  const content = readableContent(kind, whole);
  const body = bodyTargets(content, `${kind.path}/${id}`);
  const named = [
    ...referencesIn(kind, content.fields).map(({ to, id: other }) => `${to}/${other}`),
    ...body.targets.flatMap(({ entry }) => (entry ? [`${entry.kind}/${entry.id}`] : [])),
  ];
  const pictures = usesIn(content).filter(({ place }) => place !== "body");
  const used = [...body.pictures, ...pictures.map(({ image }) => image)];
  const [states, library] = await Promise.all([namedEntries(db, now, named), findImages(db, used)]);
  const known = new Set(library.map(({ id: image }) => image));
  const lost = pictures.filter(({ image }) => !known.has(image));
  return [
    ...(published.ok ? [] : published.problems).map(({ path, message }) => ({
      what: `${labelAt(kind, path)}：${message}`,
      path,
      blocks: true,
    })),
    ...((await checksOfKind(kind.name)?.(db, content, now)) ?? []),
    ...[...Map.groupBy(lost, ({ place }) => (place === "cover" ? place : `fields.${place}`))].map(([path, uses]) => ({
      what: `${labelAt(kind, path)}：画像が削除されています。選び直すか、外してください`,
      path,
      blocks: false,
      lost: uses.map(({ image }) => image),
    })),
    ...[...fieldRemarks(kind, content, states), ...bodyRemarks(body, states, known)].map((remark) => ({
      ...remark,
      blocks: false,
    })),
  ];
}
