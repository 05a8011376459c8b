import { stat } from "node:fs/promises";
import { join } from "node:path";
import { findBackupFault } from "@hilo/db/backup";
import { lastDueAt, nextDueAt } from "@hilo/rules/backups/backup-schedule";
import { dataSize } from "@hilo/rules/text/data-size";
import { ageOf, DAY_MS } from "@hilo/rules/time/durations";
import type { Platform } from "../../platform/platform.ts";
import type { Settings } from "../../platform/settings.ts";
import { backupsFolder, isBackupName } from "../backups/backup-files.ts";
import { type BackupRecord, type LastBackup, readBackupRecord } from "../backups/backup-record.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

/** How old the last one may be where the server makes one a day, and where it makes none. */
const MAX_AGE_MS = { daily: 2 * DAY_MS, byHand: 7 * DAY_MS } as const;
const DURATION = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 2 });

export async function checkBackup(ctx: Platform): Promise<Finding> {
	const { settings, clock } = ctx;
	if (ctx.db.dialect === "postgres")
		return ok("Backup", "made with pg_dump, outside Hilo, which can't see whether there is one");
	const record = await readBackupRecord(ctx);
	const { last, failure } = record;
	const fault = last && !failure ? await findFault(settings, last) : null;
	if (!last || fault === null) return backupFinding(record, settings, clock.now());
	const found = `the last one, made ${ageOf(clock.now() - last.at)}, can't be used: ${fault}`;
	return problem("Backup", found, "Make one now: hilo backup. Keep copies on another machine.");
}

/** Backups that `hilo backup FILE` wrote elsewhere may have been moved, so those are not looked for. */
async function findFault(settings: Settings, { file, bytes }: LastBackup): Promise<string | null> {
	if (!isBackupName(file)) return null;
	const path = join(backupsFolder(settings), file);
	const fault = await findBackupFault(path);
	if (fault !== null) return fault;
	const { size } = await stat(path);
	return size === bytes ? null : `it has ${dataSize(size)}, and had ${dataSize(bytes)}.`;
}

/** @param now epoch ms */
export function backupFinding(
	{ last, failure }: BackupRecord,
	settings: Pick<Settings, "backups" | "siteTimeZone">,
	now: number,
): Finding {
	const made = last ? `the last one was made ${described(last, now)}` : "none has been made yet";
	if (failure)
		return problem(
			"Backup",
			`can't be made, for the first time ${ageOf(now - failure.since)}: ${failure.reason} ${capitalized(made)}`,
			"Mend that. The server tries again every hour; hilo backup makes one immediately.",
		);
	if (settings.backups.minuteOfDay === null) {
		const remedy =
			"Set BACKUP_AT=03:30 for one a day, or run hilo backup every night. Keep copies on another machine.";
		const isOld = last === null || now - last.at > MAX_AGE_MS.byHand;
		const found = `${made}; BACKUP_AT is off`;
		return isOld ? warning("Backup", found, remedy) : ok("Backup", found);
	}
	if (last && now - last.at > MAX_AGE_MS.daily)
		return warning("Backup", `${made}, though one a day is due`, "Look into the server's log, if it runs.");
	return ok("Backup", `${made}; ${nextText(last, settings, now)}`);
}

function described({ at, bytes, durationMs }: LastBackup, now: number): string {
	return `${ageOf(now - at)}: ${dataSize(bytes)} in ${DURATION.format(durationMs / 1000)} s`;
}

function capitalized(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "the next one is due 2026-11-28 03:30", in the site's time zone. */
function nextText(
	last: LastBackup | null,
	{ backups, siteTimeZone: timeZone }: Pick<Settings, "backups" | "siteTimeZone">,
	now: number,
): string {
	const schedule = { minuteOfDay: backups.minuteOfDay ?? 0, timeZone };
	if (last === null || last.at < lastDueAt(now, schedule)) return "one is due now";
	const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
	return `the next one is due ${format.format(nextDueAt(now, schedule))}`;
}
