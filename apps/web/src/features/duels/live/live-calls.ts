import type { DuelRunView, DuelVerdictView } from "@hilo/rules/duels/duels.views";
import type { Api } from "../../../platform/api/trpc.ts";
import type { ServerCalls } from "../../play/dealers/server-dealer.ts";
import type { DealtRun } from "../../play/stage/dealer.ts";
import { rivalNote } from "../rival/rival-note.ts";
import { type Heard, type LiveLine, until } from "./live-line.ts";

/**
 * The calls of a live duel. Verdicts come from the guessing calls; the start of a round comes from the line,
 * which is the same for both players.
 */
export function liveCalls({ duels }: Api["client"], id: string, line: LiveLine): ServerCalls {
	const judged = (verdict: DuelVerdictView) => {
		line.look();
		const note = noteOn(verdict, line.latest());
		// Both wait for the same start, even if this player already knows the next round.
		return { ...verdict, note, best: verdict.score, newBest: false, next: null };
	};
	/** Resolves with the first open round from `from` on; null once the duel is over. */
	const opened = (from: number, signal: AbortSignal) =>
		until(
			line,
			(heard) => {
				if (heard.view.status === "over" || heard.view.status === "declined") return null;
				const { open } = heard.view;
				return open && open.round >= from ? dealtNow(open, heard) : undefined;
			},
			signal,
		);
	/** Like `opened`, but only with answers from now on. */
	const openedAnew = async (signal: AbortSignal) => {
		const before = line.latest();
		line.look();
		await until(line, (heard) => (heard === before ? undefined : true), signal);
		return opened(1, signal);
	};
	return {
		async start(signal) {
			const run = await openedAnew(signal);
			// The page shows the result by itself.
			return run ?? new Promise<never>(() => {});
		},
		current: openedAnew,
		guess: async (round, guess, signal) => judged(await duels.guess.mutate({ id, round, guess }, { signal })),
		timeOut: async (round, signal) => judged(await duels.timeOut.mutate({ id, round }, { signal })),
		next: (round, signal) => opened(round + 1, signal),
	};
}

function noteOn(verdict: DuelVerdictView, heard: Heard | null): string | null {
	if (!heard) return null;
	const { name, score } = heard.view.other;
	if (!verdict.rival) return verdict.outcome === null ? `Waiting for ${name}…` : null;
	return rivalNote({ name, score, ms: null, isOut: false }, verdict);
}

/** The round's times at this moment, corrected for the age of the answer. */
function dealtNow(open: DuelRunView, { at }: Heard): DealtRun {
	const passed = performance.now() - at;
	const { startsInMs, remainingMs } = open;
	const ran = Math.max(0, passed - startsInMs);
	return {
		...open,
		best: open.score,
		startsInMs: Math.max(0, startsInMs - passed),
		remainingMs: remainingMs === null ? null : Math.max(0, remainingMs - ran),
	};
}
