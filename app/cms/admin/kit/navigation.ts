import type { Capability } from "#app/auth/capabilities.ts";
import type { AnyKind, KindName } from "#app/cms/content/kind.ts";
import { allKinds, kindNamed } from "#app/cms/content/registry.ts";

export interface Place {
  to: string;
  label: string;
}

interface MenuItem extends Place {
  needs: Capability;
}

interface MenuGroup {
  legend: string;
  items: readonly MenuItem[];
}

const listOf = (kind: AnyKind): MenuItem => ({
  to: `/admin/${kind.segment}`,
  label: kind.label,
  needs: "readContent",
});

/** Menu entries: daily tasks in their order first, then the others by subject. */
export function adminMenu(): { daily: MenuGroup; others: readonly MenuGroup[] } {
  return {
    daily: {
      legend: "毎日",
      items: [
        { to: "/admin/dashboard", label: "ダッシュボード", needs: "readContent" },
        { to: "/admin/care", label: "給餌・脱皮の記録", needs: "recordCare" },
        { to: "/admin/weighing", label: "一括計量", needs: "recordCare" },
        { to: "/admin/pairs", label: "今夜のペア", needs: "recordCare" },
        { to: "/admin/check", label: "点検の記録", needs: "recordCare" },
        { to: "/admin/balls?where=here", label: "いまいる個体", needs: "readContent" },
        { to: "/admin/inquiries", label: "問い合わせ", needs: "handleInquiries" },
      ],
    },
    others: [
      {
        legend: "記事と図鑑",
        items: [
          ...allKinds().map(listOf),
          { to: "/admin/images", label: "画像", needs: "publish" },
          { to: "/admin/trash", label: "ゴミ箱", needs: "publish" },
          { to: "/admin/search", label: "検索", needs: "readContent" },
        ],
      },
      {
        legend: "書類",
        items: [
          { to: "/admin/ledger", label: "帳簿", needs: "keepLedger" },
          { to: "/admin/report", label: "定期報告", needs: "keepLedger" },
          { to: "/admin/breeding", label: "繁殖台帳", needs: "keepLedger" },
          { to: "/admin/explanation", label: "説明書の文面", needs: "changeSettings" },
        ],
      },
      {
        legend: "設定",
        items: [
          { to: "/admin/shop", label: "ショップ情報", needs: "changeSettings" },
          { to: "/admin/addresses", label: "前のURL", needs: "changeSettings" },
          { to: "/admin/synonyms", label: "言い換え", needs: "changeSettings" },
          { to: "/admin/admins", label: "管理者", needs: "manageAdmins" },
          { to: "/admin/log", label: "履歴", needs: "readAudit" },
          { to: "/admin/account", label: "アカウント", needs: "useAdmin" },
        ],
      },
    ],
  };
}

/** Returns the kind's extra admin page for an entry, if any. */
export function ownPageOf({ segment, ownAdminPage }: AnyKind, id: string): Place | undefined {
  return ownAdminPage && { to: `/admin/${segment}/${id}${ownAdminPage.path ?? ""}`, label: ownAdminPage.label };
}

/** Returns the main admin page of an entry, and the other one if there are two: form and extra page. */
export function adminPagesOf(kind: AnyKind, id: string): readonly [Place, Place | undefined] {
  const form = { to: editPath(kind.name, id), label: "編集" };
  const own = ownPageOf(kind, id);
  return own && kind.ownAdminPage?.leads ? [own, form] : [form, own];
}

export function editPath(kind: KindName, id: string): string {
  return `/admin/${kindNamed(kind).segment}/${id}/edit`;
}

export function copyPath(kind: KindName, id: string): string {
  return `/admin/${kindNamed(kind).segment}/new?from=${id}`;
}

/** Former addresses page, prefilled with this path. */
export function formerAddressPath(path: string): string {
  return `/admin/addresses?from=${encodeURIComponent(path)}`;
}

export function previewLinkPath(kind: KindName, id: string): string {
  return `/admin/${kindNamed(kind).segment}/${id}/link`;
}

export function revisionsPath(kind: KindName, id: string): string {
  return `/admin/${kindNamed(kind).segment}/${id}/revisions`;
}
