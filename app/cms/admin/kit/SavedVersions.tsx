// The versions of a setting that were saved: which one the form shows, and the others to look at.

import { Link } from "react-router";
import type { SettingRevision } from "#app/platform/settings/settings.server.ts";
import { formatMoment } from "#app/platform/site/days.ts";
import { Message } from "./Message.tsx";
import { Panel } from "./Panel.tsx";

/** Said above a form that shows an earlier version. */
export function EarlierVersion({ shown }: { shown: number }) {
  return (
    <Message tone="warning">以前に保存した内容（{shown}版）を表示しています。保存すると、この内容に戻ります。</Message>
  );
}

interface Props {
  /** The form's own address. */
  address: string;
  /** The newest. */
  version: number;
  shown: number;
  revisions: readonly SettingRevision[];
}

export function SavedVersions({ address, version, shown, revisions }: Props) {
  if (revisions.length < 2) return null;
  return (
    <Panel title="これまでの保存">
      <ol>
        {revisions.map((revision) => (
          <li key={revision.version}>
            {revision.version === shown ? (
              `${revision.version}版（表示中）`
            ) : (
              <Link to={revision.version === version ? address : `${address}?version=${revision.version}`}>
                {revision.version}版を見る
              </Link>
            )}
            　{formatMoment(revision.savedAt)}　{revision.savedBy}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
