import type { DuelRunView, DuelVerdictView, RivalView } from "@hilo/rules/duels/duels.views";
import { bringDuelsTexts } from "../../../platform/api/duels-fallbacks.ts";
import type { Api, TrpcUtils } from "../../../platform/api/trpc.ts";
import type { Dealer } from "../../play/dealers/dealer.ts";
import { serverDealer } from "../../play/dealers/server-dealer.ts";
import { rivalNote } from "../rival/rival-note.ts";

/**
 * Lets the server deal and judge the player's side of a ghost duel.
 * @param called a name for the other side, if not its own
 */
export function duelDealer(
	id: string,
	{ client: { duels }, site }: Pick<Api, "client"> & Pick<TrpcUtils, "site">,
	onSignedOut: () => void,
	called: string | null = null,
): Dealer {
	bringDuelsTexts();
	/** The other side's state by round, for the note after the guess. */
	const rivals = new Map<number, RivalView | null>();
	const named = (rival: RivalView | null) => (rival && called ? { ...rival, name: called } : rival);
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
	return serverDealer(
		{
			start: async (signal) => dealt(await duels.begin.mutate({ id }, { signal })),
			async current(signal) {
				const run = await duels.current.query({ id }, { signal });
				return run && dealt(run);
			},
			guess: async (round, guess, signal) =>
				judged(await duels.guess.mutate({ id, round, guess }, { signal })),
			timeOut: async (round, signal) => judged(await duels.timeOut.mutate({ id, round }, { signal })),
			onSignedOut,
		},
		{ site },
	);
}
