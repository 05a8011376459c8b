import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MeasuredProcess } from "./measured-process.ts";

const ROOT = join(import.meta.dirname, "../../..");
const SITE = join(ROOT, "apps/server/dist/main.js");
const RAW_SERVER = join(import.meta.dirname, "../baseline/raw-server.ts");

/** Of the command that seeds. */
export const HILO = join(ROOT, "apps/cli/src/main.ts");
/** Where what takes long to make is kept between runs. */
export const CACHE = join(ROOT, ".cache/bench");

/** Builds what is stale of the given packages. @throws Error with what the build printed when it fails. */
export function build(packages: readonly ("server" | "web")[]): void {
	const filters = packages.map((name) => `--filter=@hilo/${name}`);
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[join(ROOT, "scripts/turbo.ts"), "build", ...filters, "--output-logs=errors-only"],
		{ encoding: "utf8" },
	);
	if (status !== 0) throw new Error(`The site can't be built.\n${stdout}${stderr}`);
}

/** Starts the built site on the data in `dataDir`, without limits. */
export function startSite(dataDir: string): Promise<MeasuredProcess> {
	return MeasuredProcess.start(SITE, { DATA_DIR: dataDir, RATE_LIMITS: "off", LOG_LEVEL: "error" });
}

/** Starts the hand-written server, on a database file if one is given. */
export function startRawServer(databaseFile = ""): Promise<MeasuredProcess> {
	return MeasuredProcess.start(RAW_SERVER, { DATABASE_FILE: databaseFile });
}

/** The database file of a data folder. */
export function databaseFile(dataDir: string): string {
	return join(dataDir, "hilo.sqlite");
}

/** Hands a new folder to `use` and removes it afterwards. */
export async function inScratch<T>(use: (folder: string) => Promise<T>): Promise<T> {
	const folder = await mkdtemp(join(tmpdir(), "hilo-bench-"));
	try {
		return await use(folder);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** Hands started processes to `use` and stops them afterwards, whatever happened. */
export async function whileRunning<T>(
	processes: readonly MeasuredProcess[],
	use: () => Promise<T>,
): Promise<T> {
	try {
		return await use();
	} finally {
		await Promise.all(processes.map((each) => each.stop()));
	}
}
