import type { ErrorCode } from "@hilo/rules/errors/errors";
import { TRPCClientError } from "@trpc/client";
import type { ShownCode } from "../../platform/api/shown-failures.ts";
import type { Api, Outputs, TrpcUtils } from "../../platform/api/trpc.ts";
import { announceEarned, type Earned } from "../progression/announce-rewards.ts";
import type { Answer, Dealer, DealtRun } from "./dealer.ts";
import { dealerErrorOf } from "./dealer-error.ts";
import { keepTrying } from "./keep-trying.ts";

/** The run went on in another tab, or on another device. */
const MOVED_ON: readonly unknown[] = ["play/wrong-round", "play/run-over"] satisfies ErrorCode[];
/** The session has ended, here or in another tab. */
const SIGNED_OUT: ErrorCode = "accounts/signed-out";
/** The site is in maintenance: the run waits on the server. */
const CLOSED: ErrorCode = "site/maintenance";
/** How often to look whether what the page knows of maintenance has changed, in ms: nobody is asked. */
const LOOK_MS = 300;
/** What goes away by itself: this browser's clock ran ahead of the server's, or too much was asked at once. */
const PASSING: readonly unknown[] = ["play/too-early", "request/too-many"] satisfies ErrorCode[];

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

/**
 * Lets the server deal and judge. A call whose answer was lost is sent again for half a minute: it counts once for each run and round. In
 * maintenance it waits for as long as that lasts.
 */
export function rankedDealer(
	calls: RankedCalls,
	{ client: { play }, site }: Pick<Api, "client"> & Pick<TrpcUtils, "site">,
	{ openRunId, onEarned, onSignedOut }: RankedOptions,
): Dealer {
	let runId = openRunId ?? "";

	function failed(error: unknown, gamesOwn?: ShownCode): unknown {
		if (codeOf(error) === SIGNED_OUT) onSignedOut();
		return dealerErrorOf(error, gamesOwn);
	}

	/** @throws what the call throws, but for maintenance where it is to be sent again after that. */
	async function whileOpen<T>(call: () => Promise<T>, signal: AbortSignal, again = true): Promise<T> {
		for (;;) {
			try {
				return await keepTrying(call, isPassing, signal);
			} catch (error) {
				if (codeOf(error) !== CLOSED) throw error;
				do {
					await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
					signal.throwIfAborted();
				} while (site.maintenance.getData()?.maintenanceMode);
				if (!again) throw error;
			}
		}
	}

	async function ask(
		call: () => Promise<Outputs["play"]["guess"]>,
		signal: AbortSignal,
		again = true,
	): Promise<Answer> {
		try {
			const verdict = await whileOpen(call, signal, again);
			// A verdict on a round that is long over: another tab has played on.
			if (verdict.next && verdict.next.round !== verdict.round + 1) return await lookAgain(signal);
			const { earned } = verdict;
			if (earned) onEarned(earned, () => announceEarned(earned));
			return { kind: "judged", verdict };
		} catch (error) {
			// After maintenance the round has a new clock.
			if (MOVED_ON.includes(codeOf(error)) || codeOf(error) === CLOSED) return await lookAgain(signal);
			throw failed(error);
		}
	}

	async function lookAgain(signal: AbortSignal): Promise<Answer> {
		try {
			const run = await whileOpen(() => calls.current(signal), signal);
			if (run) runId = run.runId;
			return { kind: "moved-on", run };
		} catch (error) {
			throw failed(error);
		}
	}

	return {
		async start(signal) {
			try {
				const run = await whileOpen(() => calls.start(signal), signal);
				if (run.runId !== runId) calls.begun?.();
				runId = run.runId;
				return run;
			} catch (error) {
				throw failed(error, calls.startFailure);
			}
		},
		guess: (round, guess, signal) =>
			ask(() => play.guess.mutate({ runId, round, guess }, { signal }), signal),
		timeOut: (round, signal) => ask(() => play.timeOut.mutate({ runId, round }, { signal }), signal, false),
	};
}

function codeOf(error: unknown): unknown {
	return error instanceof TRPCClientError ? error.data?.appCode : undefined;
}

function isPassing(error: unknown): boolean {
	if (!(error instanceof TRPCClientError)) return false;
	return !error.data || PASSING.includes(error.data.appCode);
}
