// Load process: keeps connections busy for some seconds and reports the number of responses.

import autocannon from "autocannon";

const { url, headers, seconds } = JSON.parse(process.argv[2] ?? "{}");
const result = await autocannon({ url, headers, duration: seconds, connections: 20, pipelining: 1 });
if (result.non2xx > 0 || result.errors > 0) {
  console.error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`);
  process.exit(1);
}
process.send?.(result["2xx"], () => process.exit(0));
