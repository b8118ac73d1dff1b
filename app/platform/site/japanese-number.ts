// Parses numbers as typed in Japan: 65,000円, ¥65,000, 6.5万, 6万5千, 6万5, １２．５ｇ.

/** Longer texts contain no number and are not parsed. */
const LONGEST = 100;

/** Parses a number; null if invalid. `unit`: optional suffix ("g", "円"). */
export function readNumber(text: string, unit = ""): number | null {
  if (text.length > LONGEST) return null;
  const own = unit.normalize("NFKC").toLowerCase();
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‐‑‒–—―−ー]/g, "-")
    .replace(/\(?税込み?\)?/g, "")
    .replace(/\s/g, "")
    .replace(/(?<=\d)[,、](?=\d{3}(?!\d))/g, "")
    .replace(/^[¥\\]/, "")
    .replace(/(?:円|yen|-)$/, "");
  const bare = own !== "" && plain.endsWith(own) ? plain.slice(0, -own.length) : plain;
  const parts =
    /^(?<sign>[-+]?)(?:(?<tenThousands>\d+(?:\.\d+)?)万)?(?:(?<thousands>\d+(?:\.\d+)?)千)?(?<rest>\d*\.?\d*)$/.exec(
      bare,
    )?.groups;
  if (!parts || !/\d/.test(bare)) return null;
  const { sign, tenThousands = "", thousands = "", rest = "" } = parts;
  // Ambiguous: 65.000 may be a mistyped comma, 6万50 may be anything.
  if (/\.\d{3}$/.test(rest) || (tenThousands && !thousands && /^\d\d$/.test(rest))) return null;
  const isShort = tenThousands !== "" && thousands === "" && /^\d$/.test(rest);
  const size = times(tenThousands, 10_000) + times(thousands, 1000) + Number(rest || 0) * (isShort ? 1000 : 1);
  return sign === "-" ? -size : size;
}

const FOREIGN_MONEY =
  /(?<![a-z])(?:usd|eur|gbp|aud|cad|nzd|chf|cny|hkd|twd|krw|sgd|thb)(?![a-z])|[$€£]|ドル|ユーロ|ポンド/i;

export function foreignMoneyIn(text: string): string | undefined {
  return FOREIGN_MONEY.exec(text.slice(0, LONGEST).normalize("NFKC"))?.[0];
}

/** Rounds, so that 6.3 × 10,000 is exactly 63,000. */
function times(figure: string, factor: number): number {
  return Math.round(Number(figure || 0) * factor * 1000) / 1000;
}
