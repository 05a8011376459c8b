import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Synchronous } from "../baseline/express-database.ts";
import { MeasuredProcess } from "./measured-process.ts";

const ROOT = join(import.meta.dirname, "../../..");
export const SITE = join(ROOT, "apps/server/dist/main.js");
const RAW_SERVER = join(import.meta.dirname, "../baseline/raw-server.ts");

const EXPRESS_SERVER = join(import.meta.dirname, "../baseline/express-server.ts");

const EXPRESS_PAGES = join(import.meta.dirname, "../baseline/express-pages.ts");
const CLIENT_ASSETS = join(ROOT, "apps/web/dist/client/assets");

export const HILO_COMMAND = join(ROOT, "apps/cli/src/main.ts");
/** Data that takes long to make and is kept between runs. */
export const CACHE = join(ROOT, ".cache/bench");

/** Builds the given packages where they are stale. @throws Error with the build's output. */
export function build(packages: readonly ("server" | "web")[]): void {
	const filters = packages.map((name) => `--filter=@hilo/${name}`);
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[join(ROOT, "scripts/turbo.ts"), "build", ...filters, "--output-logs=errors-only"],
		{ encoding: "utf8" },
	);
	if (status !== 0) throw new Error(`The site can't be built.\n${stdout}${stderr}`);
}

/** Starts the built site with rate limits off; `settings` are added. */
export function startSite(
	dataDir: string,
	execArgv: readonly string[] = [],
	settings: Readonly<Record<string, string>> = {},
): Promise<MeasuredProcess> {
	const env = {
		DATA_DIR: dataDir,
		RATE_LIMITS: "off",
		BACKUP_AT: "off",
		STOP_DELAY: "0",
		LOG_LEVEL: "error",
		...settings,
	};
	return MeasuredProcess.start(SITE, env, execArgv);
}

export function startRawServer(databaseFile = ""): Promise<MeasuredProcess> {
	return MeasuredProcess.start(RAW_SERVER, { DATABASE_FILE: databaseFile });
}

export function startExpress(databaseFile: string, synchronous: Synchronous): Promise<MeasuredProcess> {
	return MeasuredProcess.start(EXPRESS_SERVER, { DATABASE_FILE: databaseFile, SYNCHRONOUS: synchronous });
}

export function startExpressPages(pageFile: string): Promise<MeasuredProcess> {
	return MeasuredProcess.start(EXPRESS_PAGES, { PAGE_FILE: pageFile, FILES: CLIENT_ASSETS });
}

export function databaseFile(dataDir: string): string {
	return join(dataDir, "hilo.sqlite");
}

export async function inScratch<T>(use: (folder: string) => Promise<T>): Promise<T> {
	const folder = await mkdtemp(join(tmpdir(), "hilo-bench-"));
	try {
		return await use(folder);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

export async function whileRunning<T>(
	processes: readonly MeasuredProcess[],
	use: () => Promise<T>,
): Promise<T> {
	try {
		return await use();
	} finally {
		await Promise.all(processes.map((measured) => measured.stop()));
	}
}
