// Root document of the plain React Router app, with markup comparable to the site's.

import { Links, Meta, type MetaFunction, Outlet, Scripts } from "react-router";
import base from "#app/ui/kit/base.css?url";
import tokens from "#app/ui/kit/tokens.css?url";
import { ClientEffects, Overlay } from "#app/ui/shell/ClientEffects.tsx";
import { SiteFrame } from "#app/ui/shell/SiteFrame.tsx";

export function loader() {
  return {
    siteName: "ボルパ手帖",
    origin: "http://127.0.0.1",
    theme: "light",
    build: "plain",
    shop: { registration: null },
  };
}

export const meta: MetaFunction = () => [{ title: "個体一覧" }, { name: "description", content: "個体一覧" }];

export default function Root() {
  return (
    <html lang="ja" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <Meta />
        <link rel="stylesheet" href={tokens} />
        <link rel="stylesheet" href={base} />
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/atom+xml" href="/feed.xml" title="新着記事" />
      </head>
      <body>
        <SiteFrame>
          <Outlet />
        </SiteFrame>
        <Overlay />
        <ClientEffects build="plain" gtmId={null} />
        <Scripts />
      </body>
    </html>
  );
}
