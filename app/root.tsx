import { currentTime } from "#app/platform/site/clock.server.ts";
import "#app/ui/kit/site.css";
import { useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useMatches,
} from "react-router";
import { isUnsaved, NOT_SAVED } from "#app/auth/unsent-form.ts";
import { allKinds } from "#app/cms/content/registry.ts";
import { isOfflineEnabled, storeOffline } from "#app/pages/offline/stored.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { answerDatabaseOutage } from "#app/platform/http/refusal.server.ts";
import { redirectFormerAddress } from "#app/platform/settings/former-addresses.server.ts";
import { isAdminPath } from "#app/platform/site/admin-path.ts";
import { buildId } from "#app/platform/site/build.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { type SiteData, useSite } from "#app/platform/site/site-data.ts";
import { pageTitle, SITE_DESCRIPTION, siteName } from "#app/platform/site/site-name.ts";
import { readShopNotice } from "#app/shop/notice.server.ts";
import { PlainPage } from "#app/ui/kit/PlainPage.tsx";
import { ClientEffects, Overlay, useDocumentFallback } from "#app/ui/shell/ClientEffects.tsx";
import { refusalTitle } from "#app/ui/shell/refusals.ts";
import { SiteFrame } from "#app/ui/shell/SiteFrame.tsx";
import { menusOf } from "#app/ui/shell/sections.ts";
import { themeColors, useTheme } from "#app/ui/shell/ThemeToggle.tsx";
import type { Route } from "./+types/root";
import { TroubleScreen } from "./TroubleScreen.tsx";

export const middleware = [answerDatabaseOutage, redirectFormerAddress];

export async function loader({ request, url }: Route.LoaderArgs): Promise<SiteData> {
  const env = environment();
  return {
    siteName: env.SITE_NAME,
    origin: env.SITE_URL ?? url.origin,
    // Draft previews and the notebook are private.
    gtmId: /^\/(?:preview|note)(?:\/|$)/.test(url.pathname) ? null : (env.GTM_ID ?? null),
    build: buildId(),
    isKeptOffline: env.OFFLINE && buildId() !== "development",
    takesNotebooks: env.NOTEBOOK_SYNC,
    hasOverlay: !isWithinAdmin(request, url),
    shop: await readShopNotice(database(), currentTime()),
    menus: menusOf(allKinds().flatMap(({ path, menu }) => (menu ? [{ to: path, ...menu }] : []))),
  };
}

/** Skips revalidation within the notebook, so that navigation reveals nothing to the server. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return isInNotebook(currentUrl) && isInNotebook(nextUrl) ? false : defaultShouldRevalidate;
}

const isInNotebook = ({ pathname }: URL) => /^\/note(?:\/|$)/.test(pathname);

/** Returns whether an admin page was reached from the site, e.g. by saving; such a document needs no overlay. */
function isWithinAdmin(request: Request, url: URL): boolean {
  return isAdminPath(url.pathname) && request.headers.get("Sec-Fetch-Site") === "same-origin";
}

export const meta: Route.MetaFunction = ({ error }) => {
  const isNotSaved = isRouteErrorResponse(error) && isUnsaved(error.data);
  const refusal = isNotSaved ? NOT_SAVED : isRouteErrorResponse(error) ? refusalTitle(error.status) : undefined;
  if (refusal) {
    return [{ title: pageTitle(refusal, siteName()) }, { name: "robots", content: "noindex, nofollow" }];
  }
  if (error) {
    return [{ title: `404 - Page Not Found | ${siteName()}` }, { name: "robots", content: "noindex, nofollow" }];
  }
  return [{ title: pageTitle(undefined, siteName()) }, { name: "description", content: SITE_DESCRIPTION }];
};

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useSite();
  const theme = useTheme();
  useKeepOffline(data?.isKeptOffline ?? false);
  return (
    <html lang="ja" data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {theme === "auto" ? (
          Object.entries(themeColors).map(([device, color]) => (
            <meta key={device} name="theme-color" content={color} media={`(prefers-color-scheme: ${device})`} />
          ))
        ) : (
          <meta name="theme-color" content={themeColors[theme]} />
        )}
        <meta name="application-name" content={siteName()} />
        <meta name="mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-capable" content="yes" />
        <Meta />
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/atom+xml" href="/feed.xml" title="新着記事" />
      </head>
      <body>
        {data?.hasOverlay === false ? null : <Overlay />}
        {children}
        <ClientEffects build={data?.build ?? null} gtmId={data?.gtmId ?? null} />
        <Scripts />
      </body>
    </html>
  );
}

const CALM_MS = 4_000;

/** Starts the service worker when idle, unless the visitor saves data. */
function useKeepOffline(isOn: boolean): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }; // not in every browser
    if (!isOn || !("serviceWorker" in navigator) || connection?.saveData) return;
    const timer = setTimeout(() => isOfflineEnabled() && void storeOffline(), CALM_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
}

export default function App() {
  const isAdmin = useMatches().some((match) => match.id.startsWith("routes/admin"));
  if (isAdmin) return <Outlet />;
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isOnItsWay = useDocumentFallback(error);
  if (isOnItsWay) {
    return (
      <PlainPage title="読み込み直しています">
        <p>少しお待ちください。</p>
      </PlainPage>
    );
  }
  return <TroubleScreen error={error} />;
}
