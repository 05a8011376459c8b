import type { ShownCode } from "../../../platform/api/shown-failures.ts";
import type { Api, Outputs, TrpcUtils } from "../../../platform/api/trpc.ts";
import { announceEarned, type Earned } from "../../progression/announce-rewards.ts";
import type { Dealer, DealtRun } from "./dealer.ts";
import { serverDealer } from "./server-dealer.ts";

export interface RankedRun extends DealtRun {
	readonly runId: string;
}

/** The calls that start runs of one game. Guesses use the same calls in all games. */
export interface RankedCalls {
	start(signal: AbortSignal): Promise<RankedRun>;
	current(signal: AbortSignal): Promise<RankedRun | null>;
	readonly startFailure?: ShownCode | undefined;
	begun?(): void;
}

export interface RankedOptions {
	/** The run that came with the page. Continuing it is not counted as a new game. */
	readonly openRunId: string | null;
	/** Called with the rewards of the last verdict. `announce` shows them. */
	onEarned(earned: Earned, announce: () => void): void;
	onSignedOut(): void;
}

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
