import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT, workspacePackages } from "../workspace.ts";

/**
 * Installs what is missing. In a fresh clone, a command with pnpm's `--filter` installs the dependencies of one package only, and
 * pnpm doesn't notice afterwards that the others are missing.
 */
export function installRest(): void {
	if (workspacePackages().every(({ folder }) => existsSync(join(folder, "node_modules")))) return;
	const { status } = spawnSync("pnpm", ["install"], { cwd: ROOT, stdio: "inherit" });
	if (status !== 0) process.exit(status ?? 1);
}
