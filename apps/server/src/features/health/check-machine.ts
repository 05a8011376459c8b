import { resolve } from "node:path";
import { dataSize } from "@hilo/rules/text/data-size";
import type { Settings } from "../../platform/settings.ts";
import {
	databaseFolder,
	isFull,
	nearestExistingFolder,
	type ReadDiskSpace,
} from "../../platform/system/disk-space.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

const MIN_FREE_BYTES = 128e6;
/** SQLite's log needs free space, and a backup needs another copy of the database. */
const LOW_FREE_BYTES = 1e9;
const LOW_FREE_SHARE = 0.1;
/** Each open live stream takes a file descriptor. */
const MIN_OPEN_FILES = 4096;

export async function checkDisk(
	settings: Pick<Settings, "dataDir" | "databaseUrl">,
	readSpace: ReadDiskSpace,
): Promise<Finding> {
	const { dataDir } = settings;
	const folder = databaseFolder(settings) ?? dataDir;
	const space = await readSpace(folder);
	const { freeBytes, totalBytes } = space;
	const where = `${resolve(folder) === resolve(dataDir) ? "DATA_DIR" : "the database"} is (${nearestExistingFolder(folder)})`;
	const found = `${dataSize(freeBytes)} of ${dataSize(totalBytes)} are free where ${where}`;
	const remedy = "Delete what is not needed, or move DATA_DIR to a larger disk.";
	if (isFull(space)) return problem("Disk", `is full, so nothing can be saved: ${found}`, remedy);
	if (freeBytes < MIN_FREE_BYTES) return problem("Disk", found, remedy);
	const isLow = freeBytes < LOW_FREE_BYTES || freeBytes < totalBytes * LOW_FREE_SHARE;
	return isLow ? warning("Disk", found, remedy) : ok("Disk", found);
}

/** The limit counts for this process; a service may have another one than the operator's command. */
export function checkOpenFiles(limit: number | null): Finding {
	if (limit === null) return ok("Open files", "without a limit");
	const found = `a process may open ${limit.toLocaleString("en-US")}`;
	if (limit >= MIN_OPEN_FILES) return ok("Open files", found);
	const remedy = "Every signed-in browser needs one: set LimitNOFILE=65536 in the service, or ulimit -n.";
	return warning("Open files", found, remedy);
}

let limitOfProcess: number | null | undefined;

/** Null where there is no limit or Node does not report one. Read once: a report takes some 20 ms. */
export function openFilesLimit(): number | null {
	if (limitOfProcess === undefined) limitOfProcess = readOpenFilesLimit();
	return limitOfProcess;
}

function readOpenFilesLimit(): number | null {
	const report: unknown = process.report?.getReport();
	const limits = Object(Object(report).userLimits);
	const { soft } = Object(limits.open_files);
	return typeof soft === "number" ? soft : null;
}
