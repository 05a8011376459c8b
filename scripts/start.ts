// `npx --yes pnpm@12 start`: builds what is stale, then becomes the server.
import { join } from "node:path";
import { envFile, prepare, ROOT, replaceProcess, turbo } from "./workspace.ts";

prepare();
console.log("Building what has changed. The first time it takes a minute or two.");
const code = turbo(["build", "--output-logs=errors-only"]);
if (code !== 0) process.exit(code);
process.chdir(ROOT);
replaceProcess([...envFile(), join(ROOT, "apps/server/dist/main.js")], { NODE_ENV: "production" });
