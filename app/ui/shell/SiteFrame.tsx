import { useLayoutEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { classes } from "#app/platform/site/classes.ts";
import { type Menus, type ShopNotice, useSite } from "#app/platform/site/site-data.ts";
import { siteName } from "#app/platform/site/site-name.ts";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import { SearchInput } from "#app/ui/kit/search/SearchInput.tsx";
import styles from "./HeaderMenu.module.css";
import siteFooterStyles from "./SiteFooter.module.css";
import siteFrameStyles from "./SiteFrame.module.css";
import header from "./SiteHeader.module.css";
import { menusOf, sectionOf } from "./sections.ts";
import { ThemeToggle } from "./ThemeToggle.tsx";

export function LogoMark({ size }: { size: number }) {
  return <img src="/logo.svg" alt="" width={size} height={size} />;
}

/** Returns props of a menu that works without JavaScript. With it, navigation, Escape and leaving it close it. */
function useMenu(pathname: string): React.ComponentProps<"details"> {
  const menu = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is where it has led
  useLayoutEffect(() => () => menu.current?.removeAttribute("open"), [pathname]);
  return {
    ref: menu,
    onKeyDown: ({ key, currentTarget, isDefaultPrevented }) => {
      if (key !== "Escape" || !currentTarget.open || isDefaultPrevented()) return;
      currentTarget.open = false;
      currentTarget.querySelector("summary")?.focus();
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
    },
  };
}

// Header menu: one open at a time.
interface Props {
  label: string;
  links: { to: string; label: string }[];
  /** The `to` of the current section. */
  here: string | undefined;
}

function HeaderMenu({ label, links, here }: Props) {
  const { pathname } = useLocation();
  const isHere = links.some(({ to }) => to === here);
  return (
    <details {...useMenu(pathname)} name="header-menu" className={styles.menu}>
      <summary className={classes(header.link, styles.summary)} data-here={isHere || undefined}>
        {label}
        {isHere ? <span className="visually-hidden">（いまここ）</span> : null}
        <svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
          <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" d="M2 4l4 4 4-4" />
        </svg>
      </summary>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} aria-current={link.to === pathname ? "page" : undefined} className={styles.item}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function SiteFrame({ children }: { children: React.ReactNode }) {
  const data = useSite();
  const menus = data?.menus ?? menusOf([]);
  return (
    <>
      <a className={siteFrameStyles.skip} href="#main">
        本文へ
      </a>
      <SiteHeader siteName={siteName()} menus={menus} />
      <main id="main" className={siteFrameStyles.main}>
        {children}
      </main>
      <SiteFooter siteName={siteName()} shop={data?.shop ?? null} menus={menus} />
    </>
  );
}

function SiteFooter({ siteName, shop, menus }: { siteName: string; shop: ShopNotice | null; menus: Menus }) {
  return (
    <footer className={classes("site", siteFooterStyles.footer)}>
      <div className={siteFooterStyles.inner}>
        {menus.groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <p className={siteFooterStyles.title}>{group.title}</p>
            <ul className={siteFooterStyles.list}>
              {group.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to}>{link.label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <p className={siteFooterStyles.title}>このサイト</p>
          <ul className={siteFooterStyles.list}>
            <li>
              <Link to="/offline">オフラインで使う</Link>
            </li>
            <li>
              <a href="/feed.xml">フィード（Atom）</a>
            </li>
            <li>
              <Link to="/api">API</Link>
            </li>
            <li>
              <Link to="/policy">
                外部送信と
                <wbr />
                プライバシー
              </Link>
            </li>
          </ul>
        </div>
      </div>
      {shop?.registration ? (
        <p className={siteFooterStyles.registration}>
          <Phrases text={shop.registration.map((item) => `${item.label}：${item.value}`).join("　")} />
        </p>
      ) : null}
      <p className={siteFooterStyles.small}>© {siteName}</p>
    </footer>
  );
}

// Site header. The menus need no JavaScript and collapse into one below md.
function SiteHeader({ siteName, menus }: { siteName: string; menus: Menus }) {
  const { pathname } = useLocation();
  const here = sectionOf(menus, pathname);
  return (
    <header className={classes("site", header.header)}>
      <div className={header.inner}>
        <Link to="/" className={header.brand}>
          <LogoMark size={32} />
          <span>{siteName}</span>
        </Link>
        <nav className={header.links} aria-label="主なページ">
          {menus.main.map((item) =>
            "links" in item ? (
              <HeaderMenu key={item.label} {...item} here={here} />
            ) : (
              <SectionLink key={item.to} {...item} here={here} className={header.link} />
            ),
          )}
        </nav>
        <form action="/search" className={header.search}>
          <SearchInput placeholder="検索" className={header.input} offers="end" />
        </form>
        <ThemeToggle />
        <details {...useMenu(pathname)} className={header.menu}>
          <summary className={header.summary} aria-label="メニュー">
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <path stroke="currentColor" strokeWidth="2" strokeLinecap="round" d="M4 7h16M4 12h16M4 17h16" />
            </svg>
          </summary>
          <nav className={header.panel} aria-label="すべてのページ">
            <form action="/search" className={header.panelSearch}>
              <SearchInput placeholder="モルフ名・用語・症状など" className={header.input} offers="in-flow" />
            </form>
            {menus.groups.map((group) => (
              <div key={group.title}>
                <p className={header.groupTitle}>{group.title}</p>
                <ul className={header.groupLinks}>
                  {group.links.map((link) => (
                    <li key={link.to}>
                      <SectionLink {...link} here={here} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </details>
      </div>
    </header>
  );
}

interface SectionLinkProps {
  to: string;
  label: string;
  here: string | undefined;
  className?: string | undefined;
}

function SectionLink({ to, label, here, className }: SectionLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link to={to} className={className} aria-current={to === here ? (to === pathname ? "page" : true) : undefined}>
      {label}
    </Link>
  );
}
