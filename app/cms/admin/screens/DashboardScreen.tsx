import { Link } from "react-router";
import type { ContentIssue } from "#app/cms/admin/editing/checks/content-issues.server.ts";
import type {
  StageCounts as CountsOfKind,
  RecentEdit,
  Upcoming,
  WaitingEntry,
} from "#app/cms/admin/editing/list/overview.server.ts";
import { actionWords } from "#app/cms/admin/kit/action-words.ts";
import { Moment } from "#app/cms/admin/kit/Moment.tsx";
import { editPath, type Place } from "#app/cms/admin/kit/navigation.ts";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import panel from "#app/cms/admin/kit/Panel.module.css";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { useHasCapability } from "#app/cms/admin/kit/rights.ts";
import { StageBadge } from "#app/cms/admin/kit/StageBadge.tsx";
import { upcomingWords } from "#app/cms/admin/kit/time-words.ts";
import { writerName } from "#app/cms/content/actors.ts";
import { type Stage, stageLabels } from "#app/cms/content/entry.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import { allKinds, counterOf, kindNamed } from "#app/cms/content/registry.ts";
import { formatDay, weekdayOf } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import styles from "./Dashboard.module.css";

interface Overview {
  counts: Record<KindName, CountsOfKind>;
  drafts: WaitingEntry[];
  scheduled: Upcoming[];
  edits: RecentEdit[];
  issues: ContentIssue[];
  shopProblems: string[];
}

const ISSUES_SHOWN = 8;

interface Props {
  today: string;
  overview: Overview;
  work: readonly Place[];
  /** Panels of shop and kinds; empty ones are not rendered. */
  children?: React.ReactNode;
}

export function DashboardScreen({ today, overview, work, children }: Props) {
  return (
    <>
      <PageHeading title="ダッシュボード" lead={`${formatDay(today)}（${weekdayOf(today)}）`} />
      <nav aria-label="今日の仕事" className={styles.makers}>
        {work.map(({ to, label }) => (
          <Link key={to} to={to} className={styles.make}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ShopPanel problems={overview.shopProblems} />
          {children}
          <IssuesPanel issues={overview.issues} />
          <p className={styles.calm}>急ぎの仕事はありません。</p>
        </div>
        <div className={styles.column}>
          <WaitingPanel title="下書き" items={overview.drafts} none="下書きはありません。" />
          <WaitingPanel title="予定" items={overview.scheduled} none="公開や差し替えの予定はありません。" />
          <Edits edits={overview.edits} />
        </div>
      </div>
      <NewEntries />
      <StageCounts counts={overview.counts} />
    </>
  );
}

function NewEntries() {
  return (
    <nav aria-label="新しく作る" className={styles.makers}>
      {allKinds().map((kind) => (
        <Link key={kind.name} to={`/admin/${kind.segment}/new`} className={styles.make}>
          ＋ {kind.label}
        </Link>
      ))}
    </nav>
  );
}

/** Shown first, as sales are disabled while it applies. */
function ShopPanel({ problems }: { problems: readonly string[] }) {
  const mayChange = useHasCapability("changeSettings");
  if (problems.length === 0) return null;
  return (
    <Panel title="販売を止めています">
      <div className={styles.shop}>
        <p>
          第一種動物取扱業の登録の表示がそろっていないため、価格と問い合わせをサイトに出していません。
          {mayChange ? <Link to="/admin/shop">ショップ情報を編集</Link> : null}
        </p>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>
              <Phrases text={problem} />
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function IssuesPanel({ issues }: Pick<Overview, "issues">) {
  if (issues.length === 0) return null;
  return (
    <Panel title="確認してください">
      <ul className={panel.lines}>
        {issues.slice(0, ISSUES_SHOWN).map((item) => (
          <li key={`${item.kind}/${item.id} ${item.what}`}>
            <EntryLink {...item} />：{item.what}
          </li>
        ))}
      </ul>
      {issues.length > ISSUES_SHOWN ? <p>ほか{issues.length - ISSUES_SHOWN}件</p> : null}
    </Panel>
  );
}

function WaitingPanel({
  title,
  items,
  none,
}: {
  title: string;
  items: readonly (WaitingEntry | Upcoming)[];
  none: string;
}) {
  return (
    <Panel title={title}>
      {items.length === 0 ? <p className={panel.quiet}>{none}</p> : null}
      <ul className={panel.lines}>
        {items.map((item) => (
          <li key={`${item.kind}/${item.id} ${"turn" in item ? item.turn : ""}`}>
            <EntryLink {...item} />
            <p className={panel.quiet}>
              <StageBadge stage={item.stage} />{" "}
              {"turn" in item ? (
                upcomingWords(item, new Date())
              ) : (
                <>
                  <Moment at={item.updatedAt} />・{writerName(item.updatedBy)}
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Edits({ edits }: Pick<Overview, "edits">) {
  const mayReadAudit = useHasCapability("readAudit");
  return (
    <Panel title="最近の編集">
      {edits.length === 0 ? <p className={panel.quiet}>下書きの保存のほかに、編集はありません。</p> : null}
      <ul className={panel.lines}>
        {edits.map((edit) => (
          <li key={`${edit.kind}/${edit.id} ${edit.at} ${edit.action}`}>
            <EntryLink {...edit} />
            <p className={panel.quiet}>
              {actionWords[edit.action]}・<Moment at={edit.at} />・{edit.by}
            </p>
          </li>
        ))}
      </ul>
      {mayReadAudit ? (
        <p className={panel.further}>
          <Link to="/admin/log">履歴をすべて見る</Link>
        </p>
      ) : null}
    </Panel>
  );
}

function EntryLink({ kind, id, title }: { kind: KindName; id: string; title: string }) {
  return (
    <>
      <span className={panel.quiet}>{kindNamed(kind).label} </span>
      <Link to={editPath(kind, id)}>{title || "（名前なし）"}</Link>
    </>
  );
}

const stages = Object.entries(stageLabels) as [Stage, string][]; // a Record's own keys

function StageCounts({ counts }: { counts: Record<KindName, CountsOfKind> }) {
  return (
    <Panel title="件数">
      <ul className={styles.counts}>
        {allKinds().map(({ name, segment, label }) => {
          const ofKind = counts[name];
          const all = stages.reduce((sum, [stage]) => sum + (stage === "trash" ? 0 : ofKind[stage]), 0);
          return (
            <li key={name}>
              <Link to={`/admin/${segment}`}>{`${label} ${withCommas(all)}${counterOf([name])}`}</Link>
              {stages
                .filter(([stage]) => ofKind[stage] > 0)
                .map(([stage, word]) => (
                  <Link key={stage} to={`/admin/${segment}?stage=${stage}`} className={styles.count}>
                    {word} {withCommas(ofKind[stage])}
                  </Link>
                ))}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
