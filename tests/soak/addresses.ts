// Thousands of different URLs of a site: pages, lists, searches, crosses, data and paths near pictures.

/** Returns the sitemap's URLs, filled up with queries of every kind to the wanted number. */
export async function addressesOf(origin: string, wanted: number): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  const all = new Set(pages);
  for (const page of pages) all.add(page === "/" ? "/_.data" : `${page}.data`);
  const genes = [
    "pastel",
    "clown",
    "het piebald",
    "mojave",
    "enchi",
    "banana",
    "lesser",
    "66% het clown",
    "albino",
    "cinnamon",
  ];
  const words = ["拒食", "脱皮", "温度", "湿度", "ダニ", "孵化", "体重", "モハベ", "クラウン", "抱卵"];
  for (let n = 0; all.size < wanted; n += 1) {
    const [sire, dam] = [genes[n % 10] ?? "", genes[Math.floor(n / 10) % 10] ?? ""];
    all.add(`/calculate?${new URLSearchParams({ sire, dam, n: String(1 + (Math.floor(n / 100) % 12)) })}`);
    all.add(
      `/search?${new URLSearchParams({ q: `${words[n % 10]} ${words[Math.floor(n / 10) % 10]}`, page: String(1 + Math.floor(n / 100)) })}`,
    );
    all.add(`/term?page=${n}`);
    all.add(`/ball?${new URLSearchParams({ q: words[n % 10] ?? "", page: String(n) })}`);
    all.add(`/nothing-${n}`);
  }
  return [...all].slice(0, wanted);
}
