// The settings of .env, for commands that read it (`node --import`): what the environment itself says goes first.

import { existsSync } from "node:fs";

if (existsSync(".env")) process.loadEnvFile(".env");
