// How Node runs the production server, wherever it is started: `npm start` says the same in package.json.

/** Young objects get little room, in megabytes: pages leave much garbage, and a process that has seen a flood kept 200 MB of it. */
export const SERVER_FLAGS: readonly string[] = ["--max-semi-space-size=8"];
