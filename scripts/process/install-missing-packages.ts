import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT, workspacePackages } from "../workspace.ts";

/** `pnpm --filter` in a fresh clone installs one package only, and pnpm doesn't notice the rest later. */
export function installMissingPackages(): void {
	if (workspacePackages().every(({ folder }) => existsSync(join(folder, "node_modules")))) return;
	const { status } = spawnSync("pnpm", ["install"], { cwd: ROOT, stdio: "inherit" });
	if (status !== 0) process.exit(status ?? 1);
}
