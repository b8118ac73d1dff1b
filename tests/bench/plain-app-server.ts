// Serves the plain React Router page the plain way.

import { createServer } from "node:http";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { createRequestHandler, type ServerBuild } from "react-router";

const BUILD = new URL("../../build/bench-plain/server/index.js", import.meta.url).href;
const handler = createRequestHandler((await import(BUILD)) as ServerBuild, "production");
const server = createServer(createRequestListener((request) => handler(request)));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" && address ? address.port : 0);
});
