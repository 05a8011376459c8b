import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { binary } from "../workspace.ts";

/** Restarts the script on the workspace's Node when an older Node runs it. Call it first. */
export function requireNode24(): void {
	if (Number.parseInt(process.versions.node, 10) >= 24) return;
	const own = binary("node");
	if (!existsSync(own)) {
		console.error(`Hilo needs Node 24 or later; this is ${process.version}.`);
		process.exit(1);
	}
	const { status } = spawnSync(own, process.argv.slice(1), { stdio: "inherit" });
	process.exit(status ?? 1);
}
