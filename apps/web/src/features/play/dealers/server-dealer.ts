import type { ErrorCode } from "@hilo/rules/errors/errors";
import type { FallbackCode } from "@hilo/rules/errors/failures";
import type { Guess } from "@hilo/rules/play/engine";
import { type Backoff, pauses, retry } from "@hilo/rules/retry/retry";
import { useQueryClient } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { changeIdentity } from "../../../platform/api/identity.ts";
import { type TrpcUtils, trpc } from "../../../platform/api/trpc.ts";
import { useIsLockedOut } from "../../../platform/session.ts";
import { type Answer, type Dealer, DealerError, type DealtRun, type Verdict } from "../stage/dealer.ts";
import type { StageProps } from "../stage/stage.tsx";

/** The run was continued in another tab or on another device. */
const MOVED_ON: readonly unknown[] = ["play/wrong-round", "play/run-over"] satisfies ErrorCode[];
const SIGNED_OUT: ErrorCode = "accounts/signed-out";
/** During maintenance runs wait on the server. */
const CLOSED: ErrorCode = "site/maintenance";
/** How often to check the known maintenance state, in ms. This makes no call. */
const CHECK_MS = 300;
/** The browser's clock is ahead of the server's, there were too many requests, or the database did not answer. */
const TEMPORARY: readonly unknown[] = [
	"play/too-early",
	"request/too-many",
	"site/out-of-service",
] satisfies ErrorCode[];
/** Half a minute in all. */
const BACKOFF: Backoff = { firstMs: 300, factor: 2, maxMs: 4000, attempts: 11 };

/** A kind of play: the calls that deal and judge it. Each may be repeated: it counts one time per round. */
export interface ServerCalls {
	/** Starts a run, or returns the open one. */
	start(signal: AbortSignal): Promise<DealtRun>;
	/** The text for a start that failed without a text from the server. */
	readonly startFailure?: FallbackCode | undefined;
	/** The open run; null if it is over. */
	current(signal: AbortSignal): Promise<DealtRun | null>;
	guess(round: number, guess: Guess, signal: AbortSignal): Promise<Verdict>;
	next?: Dealer["next"];
}

interface Site {
	/** Whether the site is known to be in maintenance. */
	isClosed(): boolean;
	onSignedOut(): void;
}

/**
 * Lets the server deal and judge. Calls that were not answered, or not taken by the database, are repeated for half a
 * minute; maintenance is waited out.
 */
export function serverDealer(calls: ServerCalls, site: Site): Dealer {
	/**
	 * Repeats a call while its error is temporary and, if `again` is set, after maintenance.
	 * @throws the last error, or the signal's reason once it aborts
	 */
	async function whileOpen<T>(call: () => Promise<T>, signal: AbortSignal, again = true): Promise<T> {
		for (;;) {
			try {
				signal.throwIfAborted();
				return await retry(call, {
					pauses: pauses(BACKOFF),
					isTransient: isTemporary,
					wait: (ms) => pause(ms, signal),
				});
			} catch (error) {
				if (codeOf(error) !== CLOSED) throw error;
				do await pause(CHECK_MS, signal);
				while (site.isClosed());
				if (!again) throw error;
			}
		}
	}

	async function judged(round: number, guess: Guess, signal: AbortSignal): Promise<Answer> {
		try {
			const again = guess !== "timeout";
			const verdict = await whileOpen(() => calls.guess(round, guess, signal), signal, again);
			// A verdict on an old round means that another tab has continued.
			const isOld = verdict.next && verdict.next.round !== verdict.round + 1;
			if (!isOld) return { kind: "judged", verdict };
		} catch (error) {
			// After maintenance the round has a new clock.
			if (!MOVED_ON.includes(codeOf(error)) && codeOf(error) !== CLOSED) throw error;
		}
		return { kind: "moved-on", run: await whileOpen(() => calls.current(signal), signal) };
	}

	/** Turns the errors of calls into texts. */
	function withTexts<T>(answer: Promise<T>, fallback?: FallbackCode): Promise<T> {
		return answer.catch((error) => {
			if (codeOf(error) === SIGNED_OUT) site.onSignedOut();
			throw dealerErrorOf(error, fallback);
		});
	}

	return {
		start: (signal) =>
			withTexts(
				whileOpen(() => calls.start(signal), signal),
				calls.startFailure,
			),
		guess: (round, guess, signal) => withTexts(judged(round, guess, signal)),
		...(calls.next && { next: calls.next }),
	};
}

/** Turns the error of a failed call into a DealerError with the server's text or a fallback. Other errors stay. */
export function dealerErrorOf(error: unknown, fallback?: FallbackCode): unknown {
	return error instanceof TRPCClientError ? new DealerError(errorText(error, fallback)) : error;
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
	await new Promise((resolve) => setTimeout(resolve, ms));
	signal.throwIfAborted();
}

function codeOf(error: unknown): unknown {
	return error instanceof TRPCClientError ? error.data?.appCode : undefined;
}

function isTemporary(error: unknown): boolean {
	if (!(error instanceof TRPCClientError)) return false;
	return !error.data || TEMPORARY.includes(error.data.appCode);
}

/** The stage's dealer for a run on the server, held during maintenance. `callsOf` is called one time. */
export function useServerDealer(
	callsOf: (utils: TrpcUtils) => ServerCalls,
): Pick<StageProps, "dealer" | "isHeld"> {
	const utils = trpc.useUtils();
	const queryClient = useQueryClient();
	const [dealer] = useState(() =>
		serverDealer(callsOf(utils), {
			isClosed: () => utils.site.maintenance.getData()?.maintenanceMode ?? false,
			onSignedOut() {
				// A visitor of a duel has no session to end.
				if (utils.me.get.getData()?.user) changeIdentity(queryClient, null);
			},
		}),
	);
	return { dealer, isHeld: useIsLockedOut() };
}
