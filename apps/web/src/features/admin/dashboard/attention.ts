import { DAY_MS } from "@hilo/rules/time/durations";
import type { Outputs } from "../../../platform/api/trpc.ts";
import type { Address } from "../shell/sections.ts";
import { count, dataSize } from "../shell/words.ts";

type Attention = Outputs["admin"]["dashboard"]["attention"];

export interface Concern {
	readonly text: string;
	/** The page that deals with it; missing for work on the machine. */
	readonly to?: Address;
	/** Set for a failure of the machine, not for people who wait. */
	readonly isFault?: true;
}

/** Fewer failures in a row may be an accident. */
const FAILING_MAILS = 3;
const LOW_DISK_SHARE = 0.1;
const OLD_BACKUP_MS = 7 * DAY_MS;

/**
 * Returns what needs attention, the most urgent first: failures of the machine, then people who wait.
 * @param now epoch ms
 */
export function concernsOf(attention: Attention, now: number): Concern[] {
	return [...faultsOf(attention, now), ...waitingOf(attention)];
}

function faultsOf(attention: Attention, now: number): Concern[] {
	const { failingMails, diskFreeBytes, diskBytes, lastBackupAt } = attention;
	const faults: string[] = [];
	if (failingMails >= FAILING_MAILS)
		faults.push(`Emails aren't going out: the last ${failingMails} attempts failed`);
	if (diskBytes > 0 && diskFreeBytes / diskBytes < LOW_DISK_SHARE)
		faults.push(`The disk is nearly full: ${dataSize(diskFreeBytes)} of ${dataSize(diskBytes)} left`);
	if (lastBackupAt === null) faults.push("No backup yet. Run hilo backup on the server.");
	else if (now - Date.parse(lastBackupAt) > OLD_BACKUP_MS) {
		const days = Math.floor((now - Date.parse(lastBackupAt)) / DAY_MS);
		faults.push(`The last backup is ${days} days old`);
	}
	return faults.map((text) => ({ text, isFault: true }));
}

function waitingOf({ openReports, openTickets, unansweredTickets }: Attention): Concern[] {
	const concerns: Concern[] = [];
	if (openReports > 0)
		concerns.push({ text: `${count(openReports, "report")} to review`, to: "/admin/support/reports" });
	if (unansweredTickets > 0)
		concerns.push({
			text: `${count(unansweredTickets, "ticket")} waiting for an answer, ${openTickets.toLocaleString("en-US")} open in total`,
			to: "/admin/support",
		});
	return concerns;
}
