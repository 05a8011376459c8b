import { lastDueAt } from "@hilo/rules/backups/backup-schedule";
import { reasonOf } from "@hilo/rules/errors/errors";
import { HOUR_MS } from "@hilo/rules/time/durations";
import { withLease } from "../../platform/chore-lease.ts";
import type { Ctx, OperatorCtx } from "../../platform/context.ts";
import { notifyAdmins } from "../notifications/notify-admins.ts";
import { putBackupFailure, readBackupRecord } from "./backup-record.ts";
import { makeInFolder, type writeBackup } from "./make-backup.ts";

/** After a failure it is tried again this late. */
const RETRY_MS = HOUR_MS;

/** A chore: makes the daily backup of SQLite unless there is one since it was due, by `hilo backup` too. */
export async function makeDueBackup(ctx: OperatorCtx, write?: typeof writeBackup): Promise<void> {
	if (ctx.db.dialect === "postgres" || !(await isDue(ctx))) return;
	await withLease(ctx, "backup", async () => {
		// Another process may just have made it.
		if (!(await isDue(ctx))) return;
		await makeInFolder(ctx, write).catch((error) => {
			// The next start makes it up.
			if (!ctx.machine.readiness.stopping.aborted) return recordFailure(ctx, error);
		});
	});
}

async function isDue(ctx: Ctx): Promise<boolean> {
	const { backups, siteTimeZone: timeZone } = ctx.settings;
	const { minuteOfDay } = backups;
	if (minuteOfDay === null) return false;
	const now = ctx.clock.now();
	const { last, failure } = await readBackupRecord(ctx);
	if (failure && now - failure.at < RETRY_MS) return false;
	return last === null || last.at < lastDueAt(now, { minuteOfDay, timeZone });
}

async function recordFailure(ctx: Ctx, error: unknown): Promise<void> {
	const reason = reasonOf(error);
	let isFirst = true;
	try {
		await ctx.db.transaction(async (tx) => {
			isFirst = await putBackupFailure(ctx, tx, reason);
			if (isFirst)
				await notifyAdmins(ctx, tx, {
					type: "other",
					message: `The backup failed: ${reason}`,
					link: "/admin",
				});
		});
	} finally {
		// The dashboard shows that the later ones fail too. A full disk may keep that from being stored.
		if (isFirst) ctx.log.error({ err: error }, "the backup failed");
	}
}
