import type { Database } from "@hilo/db/open-database";
import { sweepAccounts } from "../features/accounts/delete-account.ts";
import { liftExpired } from "../features/accounts/suspend-account.ts";
import { clearDeletedAccountNames } from "../features/audit/clear-deleted-account-names.ts";
import { makeDueBackup } from "../features/backups/make-due-backup.ts";
import { deleteRemovedGames } from "../features/custom-games/editing/delete-game.ts";
import { sweepDayPlayers } from "../features/custom-games/play/count-play.ts";
import { sweepMailLinks } from "../features/custom-games/sharing/unsubscribe.ts";
import { LIVE_DUELS } from "../features/duels/live/live-duel-runs.ts";
import { deleteOldDuels } from "../features/duels/stored-duels.ts";
import { sweepGuests } from "../features/guests/open-guest.ts";
import { sweepNotifications } from "../features/notifications/sweep-notifications.ts";
import { sweepPictures } from "../features/pictures/sweep-pictures.ts";
import { deleteOldMoves, deleteOldPools, deleteOldSources } from "../features/play/delete-old.ts";
import { sweepRuns } from "../features/play/sweep-runs.ts";
import { presenceKeeper } from "../features/presence/keep-present.ts";
import { deletePastPeriods } from "../features/progression/delete-scores.ts";
import { deleteOldInvitations } from "../features/registration/invitations.ts";
import { lookForRelease } from "../features/releases/look-for-release.ts";
import { operatorContext, type Services } from "../platform/context.ts";
import { maintenanceWatch } from "../platform/maintenance-notice.ts";

const WATCH_DATABASE_MS = 1000;
const WATCH_MAINTENANCE_MS = 1000;
const SWEEP_LIVE_DUELS_MS = 2000;
const SAVE_COUNTS_MS = 5000;
const SWEEP_RUNS_MS = 15_000;
const CHECK_STREAMS_MS = 20_000;
const KEEP_PRESENT_MS = 30_000;
const BACKUP_MS = 60_000;
const RELEASE_MS = 60_000;
const SWEEP_MS = 10 * 60_000;
const SWEEP_PICTURES_MS = 60 * 60_000;

type Chores = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * @param unlimitedDb for scans of whole tables: without time limits.
 * @returns stops them: the one under way ends, those after it are left. Resolves once none is under way.
 */
export function startChores(services: Services, unlimitedDb: Database = services.db): () => Promise<void> {
	let isStopped = false;
	const underWay = new Set<Promise<void>>();
	const ctx = operatorContext({ ...services, db: unlimitedDb });
	const limitedCtx = operatorContext(services);
	const timers = [
		every(WATCH_DATABASE_MS, {
			"look whether an outage is over": () => services.machine.outage.checkRecovery(),
		}),
		every(WATCH_MAINTENANCE_MS, { "watch maintenance": maintenanceWatch(services) }),
		every(SWEEP_LIVE_DUELS_MS, { "end left live duels": () => sweepRuns(limitedCtx, [LIVE_DUELS]) }),
		every(SAVE_COUNTS_MS, {
			"save counts": () => services.analytics.dailyCounts.save(),
			"save who was here": () => services.analytics.activity.save(),
		}),
		every(SWEEP_RUNS_MS, {
			"end left runs": () => sweepRuns(ctx, ctx.play.kinds),
			"lift suspensions": () => liftExpired(ctx),
		}),
		// Ends streams of expired sessions, and catches changes that no other process announced.
		every(CHECK_STREAMS_MS, { "check live streams": async () => services.live.streams.recheck("everyone") }),
		every(KEEP_PRESENT_MS, { "keep presence": presenceKeeper(limitedCtx) }),
		// Each alone, because the chores of one timer wait for one another.
		every(BACKUP_MS, { "make the daily backup": () => makeDueBackup(ctx) }),
		every(RELEASE_MS, { "look for a new release": () => lookForRelease(ctx) }),
		// Looks at all pictures.
		every(SWEEP_PICTURES_MS, { "delete unused pictures": () => sweepPictures(ctx) }),
		every(SWEEP_MS, {
			"forget limits": () => services.limits.sweep(),
			"delete expired sessions": () => services.auth.sessions.deleteExpiredSessions(),
			"delete expired API tokens": () => services.auth.apiTokens.deleteExpired(),
			"delete left accounts": () => sweepAccounts(ctx),
			"forget names of deleted accounts": () => clearDeletedAccountNames(ctx),
			"forget visitors who have not played for long": () => sweepGuests(ctx),
			"delete old moves": () => deleteOldMoves(ctx),
			"delete old duels": () => deleteOldDuels(ctx),
			"delete unused pools": () => deleteOldPools(ctx),
			"delete old sources": () => deleteOldSources(ctx),
			"delete scores of past periods": () => deletePastPeriods(ctx),
			"delete removed games": () => deleteRemovedGames(ctx),
			"forget who played custom games on past days": () => sweepDayPlayers(ctx),
			"delete old mail links": () => sweepMailLinks(ctx),
			"delete old invitation links": () => deleteOldInvitations(ctx),
			"delete old notifications": () => sweepNotifications(ctx),
		}),
	];
	return async () => {
		isStopped = true;
		timers.forEach(clearInterval);
		await Promise.all(underWay);
	};

	/** Runs the chores in sequence. A failure is logged once, until the chore succeeds or fails for another reason. */
	function every(ms: number, chores: Chores): NodeJS.Timeout {
		const failures = new Map<string, string>();
		const runAll = async () => {
			for (const [chore, run] of Object.entries(chores)) {
				if (isStopped) return;
				try {
					await run();
					failures.delete(chore);
				} catch (error) {
					const reason = String(error);
					// A chore of every second would fill the log.
					if (!services.machine.outage.recordIfUnavailable(error, chore) && failures.get(chore) !== reason)
						services.log.error({ err: error, chore }, "a chore failed");
					failures.set(chore, reason);
				}
			}
		};
		let running: Promise<void> | null = null;
		return setInterval(() => {
			if (running) return;
			const round = runAll().finally(() => {
				underWay.delete(round);
				running = null;
			});
			running = round;
			underWay.add(round);
		}, ms).unref();
	}
}
