// `npx --yes pnpm@12 build` and `… typecheck`: runs turbo without telemetry.
import { spawnSync } from "node:child_process";
import { binary, ROOT, TURBO_ENV } from "./workspace.ts";

const { status } = spawnSync(binary("turbo"), ["run", ...process.argv.slice(2)], {
	cwd: ROOT,
	env: { ...process.env, ...TURBO_ENV },
	stdio: "inherit",
});
process.exit(status ?? 1);
