import { existsSync } from "node:fs";
import { access, constants, readdir, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { verifyMail } from "@hilo/server/app/operator";
import type { Settings } from "@hilo/server/platform/settings";
import { reasonOf } from "../reason-of.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";
import { inMebibytes } from "./in-mebibytes.ts";

const MIB = 1024 * 1024;
/** SQLite's log needs free space, and a backup needs another copy of the database. */
const LOW_FREE_BYTES = 1024 * MIB;
const MIN_FREE_BYTES = 128 * MIB;
/** Each open live stream takes a file descriptor. */
const MIN_OPEN_FILES = 4096;
const MAX_OUTBOX_MAILS = 1000;

export async function checkDisk({ dataDir }: Settings): Promise<Finding> {
	const folder = nearestExistingFolder(dataDir);
	const { bavail, bsize } = await statfs(folder);
	const free = bavail * bsize;
	const found = `${inMebibytes(free)} are free where DATA_DIR is (${folder})`;
	const advice = "Delete what is not needed, or move DATA_DIR to a larger disk.";
	if (free < MIN_FREE_BYTES) return problem("Disk", found, advice);
	return free < LOW_FREE_BYTES ? warning("Disk", found, advice) : ok("Disk", found);
}

/** Signs in to the mail server without sending a mail; without SMTP_URL, checks that the outbox is writable. */
export async function checkMail({ smtpUrl, mailFrom, dataDir }: Settings): Promise<Finding> {
	if (smtpUrl) return checkServer(smtpUrl, mailFrom);
	const outbox = join(dataDir, "outbox");
	try {
		await access(nearestExistingFolder(outbox), constants.W_OK);
	} catch {
		const advice = "Let the server's user write there, or set SMTP_URL.";
		return problem("Mail", `is to be written to ${outbox}, which can't be done`, advice);
	}
	const mails = existsSync(outbox) ? (await readdir(outbox)).length : 0;
	const found = `none is sent: without SMTP_URL, mails are files in ${outbox} (${mails} now)`;
	if (mails <= MAX_OUTBOX_MAILS) return ok("Mail", found);
	return warning(
		"Mail",
		found,
		"Set SMTP_URL to send them, and empty the folder: it holds links into accounts.",
	);
}

async function checkServer(url: string, from: string): Promise<Finding> {
	const { host } = new URL(url);
	try {
		await verifyMail(url, from);
		return ok("Mail", `${host} takes mails, which come from ${from}`);
	} catch (error) {
		const advice = "See that SMTP_URL names the server, its port, the user and the password.";
		return problem("Mail", `${host} takes none: ${reasonOf(error)}`, advice);
	}
}

/** The limit counts for this command; a service may have another one. */
export function checkOpenFiles(limit: number | null): Finding {
	if (limit === null) return ok("Open files", "without a limit");
	const found = `a process may open ${limit.toLocaleString("en-US")}`;
	if (limit >= MIN_OPEN_FILES) return ok("Open files", found);
	const advice = "Every signed-in browser needs one: set LimitNOFILE=65536 in the service, or ulimit -n.";
	return warning("Open files", found, advice);
}

/** Null where there is no limit or Node does not report one. */
export function openFilesLimit(): number | null {
	const report: unknown = process.report?.getReport();
	const limits = Object(Object(report).userLimits);
	const { soft } = Object(limits.open_files);
	return typeof soft === "number" ? soft : null;
}

/** The folder, or its nearest ancestor that exists. */
function nearestExistingFolder(folder: string): string {
	return existsSync(folder) || dirname(folder) === folder ? folder : nearestExistingFolder(dirname(folder));
}
