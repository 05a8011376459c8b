// `npx --yes pnpm@12 dev`: the server with Vite's middleware, restarted when a file it uses is saved.
import { createRequire } from "node:module";
import { join } from "node:path";
import { envFile, prepare, ROOT, replaceProcess } from "./workspace.ts";

prepare();
const tsx = createRequire(join(ROOT, "apps/server/package.json")).resolve("tsx/cli");
process.chdir(ROOT);
replaceProcess([...envFile(), tsx, "watch", "--clear-screen=false", join(ROOT, "apps/server/src/main.ts")], {
	HILO_DEV: "1",
});
