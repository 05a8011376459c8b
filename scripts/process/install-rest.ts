import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT, workspacePackages } from "../workspace.ts";

/**
 * Installs what is missing. In a fresh clone `pnpm --filter @hilo/rules test` installs that package's share only, and
 * pnpm then takes everything for installed.
 */
export function installRest(): void {
	if (workspacePackages().every(({ folder }) => existsSync(join(folder, "node_modules")))) return;
	const { status } = spawnSync("pnpm", ["install"], { cwd: ROOT, stdio: "inherit" });
	if (status !== 0) process.exit(status ?? 1);
}
