// Layout of all admin pages: side bar from md, on phones a top bar with a menu that works without JavaScript.

import { useEffect } from "react";
import { Link, NavLink } from "react-router";
import { hasCapability } from "#app/auth/capabilities.ts";
import { classes } from "#app/platform/site/classes.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { LogoMark } from "#app/ui/shell/SiteFrame.tsx";
import { ThemeToggle } from "#app/ui/shell/ThemeToggle.tsx";
import styles from "./AdminFrame.module.css";
import { adminMenu } from "./navigation.ts";
import { useHasCapability, useRole } from "./rights.ts";
import { SearchBox } from "./SearchBox.tsx";

interface Props {
  siteName: string;
  admin: string;
  isDemo: boolean;
  waiting: Readonly<Record<string, number>>;
  children: React.ReactNode;
}

export function AdminFrame({ siteName, admin, isDemo, waiting, children }: Props) {
  useSearchKey();
  const mayPublish = useHasCapability("publish");
  return (
    <div className={styles.frame}>
      <a className={classes("no-print", styles.skip)} href="#main">
        本文へ
      </a>
      <aside className={classes("no-print", styles.side)} aria-label="管理メニュー">
        <Brand siteName={siteName} />
        <SearchBox />
        <Menu waiting={waiting} />
        <Leave admin={admin} />
      </aside>
      <header className={classes("no-print", styles.bar)}>
        <Brand siteName={siteName} />
        <SearchBox />
        <details className={styles.sheet}>
          <summary className={styles.opener}>メニュー</summary>
          <div className={styles.panel}>
            <Menu waiting={waiting} />
            <Leave admin={admin} />
          </div>
        </details>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {mayPublish ? null : (
          <p className={classes("no-print", styles.demo)} role="note">
            権限は「記録のみ」です。給餌・計量・帳簿の記録と、棚の移動、下書きの保存ができます。公開や設定は、ほかの管理者に頼んでください。
          </p>
        )}
        {isDemo ? (
          <p className={classes("no-print", styles.demo)} role="note">
            デモです。この管理画面はお使いのパソコンの中だけで動いていて、外には公開されません。
          </p>
        ) : null}
        {children}
      </main>
    </div>
  );
}

function Brand({ siteName }: { siteName: string }) {
  return (
    // Phones show the logo only.
    <Link to="/admin/dashboard" className={styles.brand} aria-label={`${siteName} 管理`}>
      <LogoMark size={28} />
      <span className={styles.siteName}>{siteName}</span>
      <small>管理</small>
    </Link>
  );
}

function Menu({ waiting }: Pick<Props, "waiting">) {
  const role = useRole();
  const { daily, others } = adminMenu();
  return (
    <nav aria-label="管理">
      {[daily, ...others].map(({ legend, items }) => {
        const own = items.filter(({ needs }) => hasCapability(role, needs));
        if (own.length === 0) return null;
        return (
          <div key={legend} className={styles.group}>
            <p className={styles.legend}>{legend}</p>
            <ul className={legend === daily.legend ? styles.list : styles.others}>
              {own.map((item) => (
                <li key={item.to}>
                  <NavLink to={item.to} className={styles.item} onClick={closeSheet}>
                    {item.label}
                    <Waiting count={waiting[item.to] ?? 0} />
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

function Waiting({ count }: { count: number }) {
  return count > 0 ? (
    <span className={styles.waiting}>
      {count}
      <span className="visually-hidden">件</span>
    </span>
  ) : null;
}

/** Client-side navigation does not reload: closes the menu. */
function closeSheet(event: React.MouseEvent<HTMLElement>) {
  event.currentTarget.closest("details")?.removeAttribute("open");
}

function Leave({ admin }: { admin: string }) {
  return (
    <div className={styles.leave}>
      <p className={styles.who}>{admin}</p>
      <div className={styles.leaveRow}>
        <a href="/" className={styles.item}>
          公開サイトを見る
        </a>
        <ThemeToggle />
      </div>
      <SendForm action="/admin/logout">
        <button type="submit" className={styles.item}>
          ログアウト
        </button>
      </SendForm>
    </div>
  );
}

// "/" focuses the search box unless text is being typed.
function useSearchKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const { target } = event;
      if (target instanceof HTMLElement && (target.isContentEditable || target.matches("input, select, textarea")))
        return;
      // Side bar or top bar, whichever is visible.
      const boxes = [...document.querySelectorAll<HTMLInputElement>("input[data-search]")];
      const box = boxes.find((one) => one.checkVisibility());
      if (!box) return;
      event.preventDefault();
      box.focus();
      box.select();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
