import { createServer } from "node:http";
import { createRequestListener } from "@react-router/node";
import type { ServerBuild } from "react-router";

const BUILD = new URL("../../build/bench-plain/server/index.js", import.meta.url).href;
const build = (await import(BUILD)) as ServerBuild;
const server = createServer(createRequestListener({ build, mode: "production" }));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" && address ? address.port : 0);
});
