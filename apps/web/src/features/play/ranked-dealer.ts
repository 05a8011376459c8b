import type { ErrorCode } from "@hilo/rules/errors/errors";
import type { GameId } from "@hilo/rules/play/games";
import { TRPCClientError } from "@trpc/client";
import type { ShownCode } from "../../platform/api/shown-failures.ts";
import type { Api, Outputs, TrpcUtils } from "../../platform/api/trpc.ts";
import { importTwice } from "../../platform/chunks/import-twice.ts";
import { logFailure } from "../../platform/log-failure.ts";
import { announceEarned, type Earned } from "../progression/announce-rewards.ts";
import { visitScores } from "../progression/visit-scores.ts";
import type { Answer, Dealer } from "./dealer.ts";
import { dealerErrorOf } from "./dealer-error.ts";
import { PLAY_FALLBACKS } from "./fallbacks.ts";
import { keepTrying } from "./keep-trying.ts";

/** The run went on in another tab, or on another device. */
const MOVED_ON: readonly unknown[] = ["play/wrong-round", "play/run-over"] satisfies ErrorCode[];
/** The session has ended, here or in another tab. */
const SIGNED_OUT: ErrorCode = "accounts/signed-out";
/** What goes away by itself: this browser's clock ran ahead of the server's, or too much was asked at once. */
const PASSING: readonly unknown[] = ["play/too-early", "request/too-many"] satisfies ErrorCode[];

interface RankedOptions {
	/** The run that came with the page: going on with it is not counted as a game begun. */
	readonly openRunId: string | null;
	/** Is told what the run has brought, as soon as its last verdict is there, and is given what announces it. */
	onEarned(earned: Earned, announce: () => void): void;
	/** Is told that the player is not signed in any more. */
	onSignedOut(): void;
}

/**
 * Lets the server deal and judge. A call whose answer was lost is sent again for half a minute: it counts once for each run and round.
 * `filter` is what the player chose on the start screen, "" where there is none.
 */
export function rankedDealer(
	game: GameId,
	filter: string,
	{ client }: Pick<Api, "client">,
	{ openRunId, onEarned, onSignedOut }: RankedOptions,
): Dealer {
	let runId = openRunId ?? "";

	function failed(error: unknown, gamesOwn?: ShownCode): unknown {
		if (codeOf(error) === SIGNED_OUT) onSignedOut();
		return dealerErrorOf(error, gamesOwn);
	}

	async function ask(call: () => Promise<Outputs["play"]["guess"]>, signal: AbortSignal): Promise<Answer> {
		try {
			const verdict = await keepTrying(call, isPassing, signal);
			// A verdict on a round that is long over: another tab has played on.
			if (verdict.next && verdict.next.round !== verdict.round + 1) return await lookAgain(signal);
			const { earned } = verdict;
			if (earned) onEarned(earned, () => announceEarned(earned));
			return { kind: "judged", verdict };
		} catch (error) {
			if (MOVED_ON.includes(codeOf(error))) return await lookAgain(signal);
			throw failed(error);
		}
	}

	async function lookAgain(signal: AbortSignal): Promise<Answer> {
		try {
			const run = await keepTrying(() => client.play.current.query({ game }, { signal }), isPassing, signal);
			if (run) runId = run.runId;
			return { kind: "moved-on", run };
		} catch (error) {
			throw failed(error);
		}
	}

	return {
		async start(signal) {
			try {
				const run = await keepTrying(
					() => client.play.start.mutate({ game, filter }, { signal }),
					isPassing,
					signal,
				);
				if (run.runId !== runId)
					client.analytics.trackPlay
						.mutate({ game })
						.catch((error) => logFailure("Play tracking failed", error));
				runId = run.runId;
				return run;
			} catch (error) {
				throw failed(error, PLAY_FALLBACKS[game]?.start);
			}
		},
		guess: (round, guess, signal) =>
			ask(() => client.play.guess.mutate({ runId, round, guess }, { signal }), signal),
		timeOut: (round, signal) => ask(() => client.play.timeOut.mutate({ runId, round }, { signal }), signal),
	};
}

function codeOf(error: unknown): unknown {
	return error instanceof TRPCClientError ? error.data?.appCode : undefined;
}

function isPassing(error: unknown): boolean {
	if (!(error instanceof TRPCClientError)) return false;
	return !error.data || PASSING.includes(error.data.appCode);
}

/** Hands over what could not be handed over when the player signed up. Most have nothing, and its code is not asked for. */
export async function bringAlong(utils: TrpcUtils): Promise<void> {
	const me = utils.me.get.getData()?.user;
	if (!me || !visitScores().some(({ owner }) => owner === me.id)) return;
	try {
		const { handOver } = await importTwice(() => import("../progression/hand-over.ts"));
		await handOver({ client: utils.client, utils }, me.id);
	} catch (error) {
		// The next game tries again.
		logFailure("The scores of the visit were not handed over", error);
	}
}
