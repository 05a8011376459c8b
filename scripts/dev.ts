// `npx --yes pnpm@12 dev`: the server with Vite's middleware, restarted when a file it uses is saved.
import { createRequire } from "node:module";
import { join } from "node:path";
import { installMissingPackages } from "./process/install-missing-packages.ts";
import { requireNode24 } from "./process/node-24.ts";
import { replaceProcess } from "./process/replace-process.ts";
import { envFile, ROOT } from "./workspace.ts";

requireNode24();
installMissingPackages();

const tsx = createRequire(join(ROOT, "apps/server/package.json")).resolve("tsx/cli");
process.chdir(ROOT);
replaceProcess([...envFile(), tsx, "watch", "--clear-screen=false", join(ROOT, "apps/server/src/main.ts")], {
	HILO_DEV: "1",
});
