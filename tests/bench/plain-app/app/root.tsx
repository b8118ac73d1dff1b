// A document as a new React Router project has it, in the site's frame.

import { Links, Meta, Outlet, Scripts } from "react-router";
import { SiteFrame } from "#app/shell/SiteFrame.tsx";

export function loader() {
  return { siteName: "ボルパ手帖", origin: "http://127.0.0.1", theme: "light", shop: { registration: null } };
}

export default function Root() {
  return (
    <html lang="ja">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <SiteFrame>
          <Outlet />
        </SiteFrame>
        <Scripts />
      </body>
    </html>
  );
}
