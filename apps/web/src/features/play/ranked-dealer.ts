import type { ShownCode } from "../../platform/api/shown-failures.ts";
import type { Api, Outputs, TrpcUtils } from "../../platform/api/trpc.ts";
import { announceEarned, type Earned } from "../progression/announce-rewards.ts";
import type { Dealer, DealtRun } from "./dealer.ts";
import { serverDealer } from "./server-dealer.ts";

/** A run as the server hands it out. */
export interface RankedRun extends DealtRun {
	readonly runId: string;
}

/** What begins the runs of one game. They are judged in the same way in all games. */
export interface RankedCalls {
	/** Deals a new run, or hands back the open one. */
	start(signal: AbortSignal): Promise<RankedRun>;
	/** The run that is open, if there is one. */
	current(signal: AbortSignal): Promise<RankedRun | null>;
	/** The game's own text for a run that could not be started. */
	readonly startFailure?: ShownCode | undefined;
	/** Is told of every new run. */
	begun?(): void;
}

export interface RankedOptions {
	/** The run that came with the page: going on with it is not counted as a game begun. */
	readonly openRunId: string | null;
	/** Is told what the run has brought, as soon as its last verdict is there, and is given what announces it. */
	onEarned(earned: Earned, announce: () => void): void;
	/** Is told that the player is not signed in any more. */
	onSignedOut(): void;
}

/** Lets the server deal and judge runs, which count for scores and what is earned. */
export function rankedDealer(
	calls: RankedCalls,
	{ client: { play }, site }: Pick<Api, "client"> & Pick<TrpcUtils, "site">,
	{ openRunId, onEarned, onSignedOut }: RankedOptions,
): Dealer {
	let runId = openRunId ?? "";
	const judged = (verdict: Outputs["play"]["guess"]) => {
		const { earned } = verdict;
		if (earned) onEarned(earned, () => announceEarned(earned));
		return verdict;
	};
	return serverDealer(
		{
			async start(signal) {
				const run = await calls.start(signal);
				if (run.runId !== runId) calls.begun?.();
				runId = run.runId;
				return run;
			},
			async current(signal) {
				const run = await calls.current(signal);
				if (run) runId = run.runId;
				return run;
			},
			guess: async (round, guess, signal) =>
				judged(await play.guess.mutate({ runId, round, guess }, { signal })),
			timeOut: async (round, signal) => judged(await play.timeOut.mutate({ runId, round }, { signal })),
			startFailure: calls.startFailure,
			onSignedOut,
		},
		{ site },
	);
}
