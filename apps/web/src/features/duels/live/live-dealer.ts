import type { DuelRunView, DuelVerdictView } from "@hilo/rules/duels/duels.views";
import type { Api, TrpcUtils } from "../../../platform/api/trpc.ts";
import type { Dealer, DealtRun } from "../../play/dealer.ts";
import { serverDealer } from "../../play/server-dealer.ts";
import { rivalNote } from "../rival/rival-note.ts";
import { type Heard, type LiveLine, until } from "./live-line.ts";

/**
 * Lets the server deal and judge a live duel. The verdicts come from the calls that guess; when a round begins, from the line: the same for
 * both, whoever was first.
 */
export function liveDealer(
	id: string,
	line: LiveLine,
	{ client: { duels }, site }: Pick<Api, "client"> & Pick<TrpcUtils, "site">,
	onSignedOut: () => void,
): Dealer {
	const judged = (verdict: DuelVerdictView) => {
		line.look();
		const note = noteOn(verdict, line.latest());
		// Both wait for the same moment, also the one for whom the next round is known already.
		return { ...verdict, note, best: verdict.score, newBest: false, next: null };
	};
	/** What is open from that round on, as soon as anything is; null once the duel is over. */
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
	/** The same, by what is heard from now on. */
	const openedAnew = async (signal: AbortSignal) => {
		const before = line.latest();
		line.look();
		await until(line, (heard) => (heard === before ? undefined : true), signal);
		return opened(1, signal);
	};
	const dealer = serverDealer(
		{
			async start(signal) {
				const run = await openedAnew(signal);
				// The page goes on to the result by itself.
				return run ?? new Promise<never>(() => {});
			},
			current: openedAnew,
			guess: async (round, guess, signal) =>
				judged(await duels.guess.mutate({ id, round, guess }, { signal })),
			timeOut: async (round, signal) => judged(await duels.timeOut.mutate({ id, round }, { signal })),
			onSignedOut,
		},
		{ site },
	);
	return { ...dealer, next: (round, signal) => opened(round + 1, signal) };
}

/** What is said of the other one after one's own guess. */
function noteOn(verdict: DuelVerdictView, heard: Heard | null): string | null {
	if (!heard) return null;
	const { name, score } = heard.view.other;
	if (!verdict.rival) return verdict.outcome === null ? `Waiting for ${name}…` : null;
	return rivalNote({ name, score, ms: null, isOut: false }, verdict);
}

/** The round as it is now: it was heard of a moment ago. */
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
