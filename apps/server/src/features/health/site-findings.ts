import { DAY_MS } from "@hilo/rules/time/durations";
import type { AdminCtx, Ctx } from "../../platform/context.ts";
import type { Platform } from "../../platform/platform.ts";
import { lastRefusedWrite } from "../../platform/refused-writes.ts";
import type { Settings } from "../../platform/settings.ts";
import { diskSpace, type ReadDiskSpace } from "../../platform/system/disk-space.ts";
import { releaseName } from "../../platform/system/release.ts";
import { readNewerRelease } from "../releases/look-for-release.ts";
import { findAdminIds } from "../users/find-user.ts";
import { checkBackup } from "./check-backup.ts";
import { checkDatabase } from "./check-database.ts";
import { checkDisk, checkOpenFiles, openFilesLimit } from "./check-machine.ts";
import { checkMail, checkSentMails } from "./check-mail.ts";
import { checkSettings } from "./check-settings.ts";
import { type Finding, ok, warning } from "./finding.ts";

interface FindingsOptions {
	/** Reads every page of SQLite's file, for seconds per gigabyte in which this process does nothing else. */
	readonly isThorough: boolean;
}

/**
 * What `hilo doctor` and the dashboard find alike. Not thorough, it trusts the backups, each of which was read to its
 * end. A mail server that does not answer delays it by five seconds, once a minute.
 */
export async function siteFindings(ctx: Ctx, { isThorough }: FindingsOptions): Promise<Finding[]> {
	const [mail, database] = await Promise.all([mailFinding(ctx), checkDatabase(ctx, isThorough)]);
	return [
		...checkSettings(ctx.settings),
		...(await checkRefusedWrites(ctx)),
		...database,
		await checkBackup(ctx),
		...(await machineFindings(ctx.settings, mail, ctx.machine.diskSpace)),
		await checkAdministrators(ctx),
		await checkRelease(ctx),
	];
}

/** Cached for a minute. */
export function mailFinding({ caches, settings }: Platform): Promise<Finding> {
	return caches.get<Finding>("mailFindings").forceFetch("mail", { context: () => checkMail(settings) });
}

/** The same where the database can't be used. */
export async function findingsWithoutDatabase(settings: Settings, database: Finding): Promise<Finding[]> {
	return [
		...checkSettings(settings),
		database,
		...(await machineFindings(settings, await checkMail(settings), diskSpace)),
	];
}

async function machineFindings(
	settings: Settings,
	mail: Finding,
	readSpace: ReadDiskSpace,
): Promise<Finding[]> {
	return [await checkDisk(settings, readSpace), mail, checkOpenFiles(openFilesLimit())];
}

async function checkAdministrators({ db }: Pick<Ctx, "db">): Promise<Finding> {
	const { length: count } = await findAdminIds(db.kysely);
	if (count > 0) return ok("Administrators", `there ${count === 1 ? "is one" : `are ${count}`}`);
	return warning(
		"Administrators",
		"there is none to answer reports and tickets",
		"Open the link that hilo users setup-link prints, or give the rights to an account: hilo users promote NAME.",
	);
}

/** Finds a proxy that does not pass `Host` on, for a day after it last was in the way. */
async function checkRefusedWrites({ siteSettings, settings, clock }: Platform): Promise<Finding[]> {
	const refused = await lastRefusedWrite(siteSettings);
	if (!refused || clock.now() - refused.at >= DAY_MS) return [];
	const { origin, host } = refused;
	if (settings.publicUrl !== null && origin === new URL(settings.publicUrl).origin) return [];
	const address = origin + settings.basePath;
	return [
		warning(
			"Refused changes",
			`pages at ${origin} can't change anything: their calls arrive here as calls to ${host}`,
			`If ${origin} is this site, set PUBLIC_URL=${address}, or let the proxy pass Host on (nginx: proxy_set_header Host $http_host). If not, a program has tried, and nothing is to do.`,
		),
	];
}

async function checkRelease(ctx: Platform): Promise<Finding> {
	const name = releaseName(ctx.machine.release);
	const newer = await readNewerRelease(ctx);
	if (!newer) return ok("Version", name);
	return warning(
		"Version",
		`${newer.version} is out; this is ${name}`,
		"Read what has changed, then update: docs/operating.md, Updating.",
		newer.url,
	);
}

/** The findings of `hilo doctor`, and whether this process sends its mails. */
export async function readHealth(ctx: AdminCtx): Promise<Finding[]> {
	return [...(await siteFindings(ctx, { isThorough: false })), ...checkSentMails(ctx.mailer.failing)];
}
