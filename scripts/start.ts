// `npx --yes pnpm@12 start`: builds what is stale, then becomes the server.
import { join } from "node:path";
import { installMissingPackages } from "./process/install-missing-packages.ts";
import { requireNode24 } from "./process/node-24.ts";
import { replaceProcess } from "./process/replace-process.ts";
import { run, stopOnSignals } from "./process/run.ts";
import { binary, envFile, ROOT, TURBO_ENV } from "./workspace.ts";

requireNode24();
installMissingPackages();
stopOnSignals();

const notice = setTimeout(
	() => console.log("Building the site… The first time it takes a minute or two."),
	1500,
);
const build = await run(binary("turbo"), ["run", "build", "--output-logs=errors-only"], {
	cwd: ROOT,
	env: TURBO_ENV,
});
clearTimeout(notice);
if (build.code !== 0) {
	console.error(build.output);
	process.exit(build.code);
}
process.chdir(ROOT);
replaceProcess([...envFile(), join(ROOT, "apps/server/dist/main.js")], {
	NODE_ENV: "production",
});
