import { sweepAccounts } from "../features/accounts/sweep-accounts.ts";
import { sweepRuns } from "../features/play/sweep-runs.ts";
import type { Services } from "../platform/context.ts";
import { operatorContext } from "./services.ts";

const SAVE_PLAYS_MS = 5000;
const SWEEP_RUNS_MS = 15_000;
const SWEEP_THE_REST_MS = 10 * 60_000;

/** Starts what the server does of its own accord, each chore never twice at once. @returns a function that stops them. */
export function startChores(services: Services): () => void {
	const ctx = operatorContext(services);
	const timers = [
		every(SAVE_PLAYS_MS, () => services.plays.save()),
		every(SWEEP_RUNS_MS, () => sweepRuns(ctx)),
		every(SWEEP_THE_REST_MS, async () => {
			await services.rateLimits.sweep();
			await services.sessions.deleteExpiredSessions();
			await sweepAccounts(ctx);
		}),
	];
	return () => timers.forEach(clearInterval);

	function every(ms: number, chore: () => Promise<unknown>): NodeJS.Timeout {
		let busy = false;
		return setInterval(async () => {
			if (busy) return;
			busy = true;
			try {
				await chore();
			} catch (error) {
				services.log.error({ err: error }, "a chore failed");
			} finally {
				busy = false;
			}
		}, ms).unref();
	}
}
