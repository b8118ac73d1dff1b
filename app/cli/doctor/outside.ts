import { reachesMailServer } from "#app/platform/mail/mail.server.ts";
import type { Environment } from "#app/platform/site/environment.server.ts";
import { bad, type Finding, ok, warn } from "./finding.ts";

const WAIT_MS = 8_000;

export async function mailServer({ SMTP_URL }: Pick<Environment, "SMTP_URL">): Promise<Finding> {
  if (!SMTP_URL)
    return warn(
      "メール（SMTP_URL）は未設定です",
      "問い合わせは管理画面だけに届きます。メールでも知らせを受けるときは設定してください",
    );
  return (await reachesMailServer(SMTP_URL))
    ? ok("メールのサーバーにつながります")
    : bad(
        "メールのサーバーにつながりません",
        "SMTP_URL のホスト・ポート・名前・パスワード、STARTTLS（smtp:// のとき必要）と、外への接続を確かめてください",
      );
}

const wanted: Readonly<Record<string, RegExp>> = {
  "content-security-policy": /default-src 'none'|default-src 'self'/,
  "x-content-type-options": /nosniff/,
  "x-frame-options": /DENY/i,
  "referrer-policy": /strict-origin/,
};

/** Warns if https is used without TRUST_PROXY: https ends at a proxy, and only its headers contain the client address. */
export function proxy({ SITE_URL, TRUST_PROXY }: Pick<Environment, "SITE_URL" | "TRUST_PROXY">): Finding[] {
  if (!SITE_URL?.startsWith("https:") || TRUST_PROXY) return [];
  return [
    warn(
      "https なのに TRUST_PROXY が 0 です",
      "前段のプロキシが X-Forwarded-For を書き足すなら、1 にしてください。0 のままでは、すべての訪問者が同じ相手に見えます",
    ),
  ];
}

/** Checks the public URL, including whether a proxy removes or changes headers. */
export async function publicSite(siteUrl: string | undefined): Promise<Finding[]> {
  if (!siteUrl)
    return [
      warn("SITE_URL が空です", "公開するときは https://… を設定してください（canonical・フィード・メールに使います）"),
    ];
  const answer = await ask(`${siteUrl}/`);
  if (!answer) return [bad(`${siteUrl} につながりません`, "DNS・プロキシ・証明書・サーバーの起動を確かめてください")];
  if (!answer.ok)
    return [
      bad(`${siteUrl} が ${answer.status} を返します`, "プロキシの振り分け先と、サーバーのログを確かめてください"),
    ];
  const findings = [ok(`${siteUrl} を開けます`)];
  for (const [name, pattern] of Object.entries(wanted)) {
    if (!pattern.test(answer.headers.get(name) ?? "")) {
      findings.push(
        bad(
          `ヘッダー ${name} が届いていません`,
          "プロキシがヘッダーを消したり書き換えたりしていないか確かめてください",
        ),
      );
    }
  }
  if (siteUrl.startsWith("https:")) {
    if (!answer.headers.get("strict-transport-security"))
      findings.push(
        bad("Strict-Transport-Security が届いていません", "プロキシがヘッダーを消していないか確かめてください"),
      );
  } else {
    findings.push(
      warn("SITE_URL が http です", "証明書を用意して https にしてください（ログインのクッキーを守るため）"),
    );
  }
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1];
  if (canonical !== `${siteUrl}/`)
    findings.push(
      bad(
        `ページの canonical が ${canonical ?? "（なし）"} になっています`,
        "動いているサーバーの SITE_URL を確かめて、再起動してください",
      ),
    );
  return findings;
}

export async function ask(url: string): Promise<Response | undefined> {
  try {
    return await fetch(url, {
      signal: AbortSignal.timeout(WAIT_MS),
      headers: { "User-Agent": "Mozilla/5.0 (borupa doctor)" },
    });
  } catch {
    return undefined;
  }
}
