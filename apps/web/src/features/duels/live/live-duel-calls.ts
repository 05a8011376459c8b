import type { DuelRunView, DuelVerdictView } from "@hilo/rules/duels/duels.views";
import type { Api } from "../../../platform/api/trpc.ts";
import type { ServerCalls } from "../../play/dealers/server-dealer.ts";
import type { DealtRun } from "../../play/stage/dealer.ts";
import { rivalNote } from "../rival.ts";
import { type LiveDuelConnection, type LiveDuelUpdate, waitForUpdate } from "./live-duel-connection.ts";

/**
 * The calls of a live duel. Verdicts come from the guessing calls; the start of a round comes with an update,
 * which is the same for both players.
 */
export function liveDuelCalls(
	{ duels }: Api["client"],
	id: string,
	connection: LiveDuelConnection,
): ServerCalls {
	const judged = (verdict: DuelVerdictView) => {
		connection.refresh();
		const note = noteOn(verdict, connection.latest());
		// Both wait for the same start, even if this player already knows the next round.
		return { ...verdict, note, best: verdict.score, newBest: false, next: null };
	};
	/** Resolves with the first open round from `from` on; null once the duel is over. */
	const openRound = (from: number, signal: AbortSignal) =>
		waitForUpdate(
			connection,
			(update) => {
				const { status, open } = update.view;
				if (status === "over" || status === "declined") return null;
				return open && open.round >= from ? dealtNow(open, update) : undefined;
			},
			signal,
		);
	const refreshedRound = async (signal: AbortSignal) => {
		const before = connection.latest();
		connection.refresh();
		await waitForUpdate(connection, (update) => (update === before ? undefined : true), signal);
		return openRound(1, signal);
	};
	return {
		async start(signal) {
			const run = await refreshedRound(signal);
			// The page shows the result by itself.
			return run ?? new Promise<never>(() => {});
		},
		current: refreshedRound,
		guess: async (round, guess, signal) => judged(await duels.guess.mutate({ id, round, guess }, { signal })),
		timeOut: async (round, signal) => judged(await duels.timeOut.mutate({ id, round }, { signal })),
		next: (round, signal) => openRound(round + 1, signal),
	};
}

function noteOn(verdict: DuelVerdictView, update: LiveDuelUpdate | null): string | null {
	if (!update) return null;
	const { name, score } = update.view.other;
	// What the other one does is said above the stage alone, where it changes.
	if (!verdict.rival) return verdict.outcome === null ? "You’ve answered" : null;
	return rivalNote({ name, score, ms: null, isOut: false }, verdict);
}

/** The round's times at this moment, corrected for the age of the update. */
function dealtNow(open: DuelRunView, { receivedAt }: LiveDuelUpdate): DealtRun {
	const passedMs = performance.now() - receivedAt;
	const { startsInMs, remainingMs } = open;
	const ranMs = Math.max(0, passedMs - startsInMs);
	return {
		...open,
		best: open.score,
		startsInMs: Math.max(0, startsInMs - passedMs),
		remainingMs: remainingMs === null ? null : Math.max(0, remainingMs - ranMs),
	};
}
