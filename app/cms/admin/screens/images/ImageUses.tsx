// Where a picture is used: each entry with the places in it, and a way there.

import { Link } from "react-router";
import { editPath, revisionsPath } from "#app/cms/admin/kit/navigation.ts";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { StageBadge } from "#app/cms/admin/kit/StageBadge.tsx";
import { kindNamed } from "#app/cms/content/registry.ts";
import type { PictureUse, PictureUses } from "#app/cms/library/picture.ts";
import styles from "./Images.module.css";

export function ImageUses({ uses: { entries, unsaved, past, isInSettings } }: { uses: PictureUses }) {
  const isUsed = entries.length > 0 || unsaved.length > 0 || isInSettings;
  return (
    <Panel title="使っているところ">
      {isUsed ? (
        <ul className={styles.uses}>
          {entries.map((use) => (
            <li key={`${use.kind}/${use.id}`}>
              <Named use={use} to={editPath(use.kind, use.id)} /> <StageBadge stage={use.stage} />
              <p className={styles.places}>{use.places.join("・")}</p>
            </li>
          ))}
          {unsaved.map(({ kind, id, title, by }) => (
            <li key={`${kind}/${id} ${by}`}>
              {kindNamed(kind).label}「{id === null ? "新しい記録" : title || id}」
              <p className={styles.places}>{by}さんの保存していない入力</p>
            </li>
          ))}
          {isInSettings ? <li>サイトの設定</li> : null}
        </ul>
      ) : (
        <p>どこにも使っていません。訪れた人には表示されません。</p>
      )}
      {past.length > 0 ? (
        <>
          <p className={styles.past}>以前の版だけで使っているところ</p>
          <ul className={styles.uses}>
            {past.map((use) => (
              <li key={`${use.kind}/${use.id}`}>
                <Named use={use} to={revisionsPath(use.kind, use.id)} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Panel>
  );
}

function Named({ use, to }: { use: PictureUse; to: string }) {
  return (
    <>
      {kindNamed(use.kind).label}「<Link to={to}>{use.title || use.id}</Link>」
    </>
  );
}
