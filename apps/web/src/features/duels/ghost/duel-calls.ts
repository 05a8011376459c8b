import type { DuelRunView, DuelVerdictView, RivalView } from "@hilo/rules/duels/duels.views";
import { bringDuelsTexts } from "../../../platform/api/duels-fallbacks.ts";
import type { Api } from "../../../platform/api/trpc.ts";
import type { ServerCalls } from "../../play/dealers/server-dealer.ts";
import { rivalNote } from "../rival/rival-note.ts";

/** The calls of the player's side of a ghost duel. @param rivalName a name for the other side, if not its own */
export function duelCalls({ duels }: Api["client"], id: string, rivalName: string | null): ServerCalls {
	bringDuelsTexts();
	/** The other side's state by round, for the note after the guess. */
	const rivals = new Map<number, RivalView | null>();
	const named = (rival: RivalView | null) => (rival && rivalName ? { ...rival, name: rivalName } : rival);
	const dealt = (run: DuelRunView) => {
		const rival = named(run.rival);
		rivals.set(run.round, rival);
		return { ...run, rival, best: run.score };
	};
	const judged = (verdict: DuelVerdictView) => {
		const { round, score } = verdict;
		const next = verdict.next && { ...verdict.next, rival: named(verdict.next.rival) };
		if (next) rivals.set(next.round, next.rival);
		const note = rivalNote(rivals.get(round) ?? null, verdict);
		return { ...verdict, next, note, best: score, newBest: false };
	};
	return {
		start: async (signal) => dealt(await duels.begin.mutate({ id }, { signal })),
		async current(signal) {
			const run = await duels.current.query({ id }, { signal });
			return run && dealt(run);
		},
		guess: async (round, guess, signal) => judged(await duels.guess.mutate({ id, round, guess }, { signal })),
		timeOut: async (round, signal) => judged(await duels.timeOut.mutate({ id, round }, { signal })),
	};
}
