import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CACHE, HILO_COMMAND } from "../processes/workspace.ts";

const ROOT = join(import.meta.dirname, "../../..");
/** A change of these files invalidates the seeded folders. */
const SOURCES = ["packages/db/src/migrations/*.ts", "apps/server/src/features/seed/*.ts"];

/** Returns a data folder with demo players, made by `hilo seed` and cached for later runs. */
export async function seededFolder(players: number): Promise<string> {
	const folder = join(CACHE, `${players}-players-${version()}`);
	if (existsSync(folder)) return folder;
	console.log(`Seeding ${players.toLocaleString("en-US")} players…`);
	for (const old of globSync(join(CACHE, `${players}-players-*`))) rmSync(old, { recursive: true });
	const draft = `${folder}.${process.pid}`;
	const { status, stderr } = spawnSync(process.execPath, [HILO_COMMAND, "seed", "--users", String(players)], {
		env: { PATH: process.env.PATH, DATA_DIR: draft },
		encoding: "utf8",
	});
	if (status !== 0) throw new Error(`Seeding failed.\n${stderr}`);
	renameSync(draft, folder);
	return folder;
}

function version(): string {
	const hash = createHash("sha256");
	for (const file of SOURCES.flatMap((pattern) => globSync(join(ROOT, pattern))).sort()) {
		if (!file.endsWith(".test.ts")) hash.update(readFileSync(file));
	}
	return hash.digest("hex").slice(0, 12);
}
