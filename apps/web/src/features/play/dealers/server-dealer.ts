import type { ErrorCode } from "@hilo/rules/errors/errors";
import type { Direction } from "@hilo/rules/play/engine";
import { TRPCClientError } from "@trpc/client";
import type { ShownCode } from "../../../platform/api/shown-failures.ts";
import type { TrpcUtils } from "../../../platform/api/trpc.ts";
import type { Answer, Dealer, DealtRun, Verdict } from "./dealer.ts";
import { dealerErrorOf } from "./dealer-error.ts";
import { keepTrying } from "./keep-trying.ts";

/** The run was continued in another tab or on another device. */
const MOVED_ON: readonly unknown[] = ["play/wrong-round", "play/run-over"] satisfies ErrorCode[];
const SIGNED_OUT: ErrorCode = "accounts/signed-out";
/** During maintenance runs wait on the server. */
const CLOSED: ErrorCode = "site/maintenance";
/** How often to check the known maintenance state, in ms. This makes no call. */
const LOOK_MS = 300;
/** Temporary errors: the browser's clock is ahead of the server's, or there were too many requests. */
const PASSING: readonly unknown[] = ["play/too-early", "request/too-many"] satisfies ErrorCode[];

/** The server's calls. Each may be repeated: it counts one time per round. */
export interface ServerDealerCalls {
	start(signal: AbortSignal): Promise<DealtRun>;
	current(signal: AbortSignal): Promise<DealtRun | null>;
	guess(round: number, direction: Direction, signal: AbortSignal): Promise<Verdict>;
	timeOut(round: number, signal: AbortSignal): Promise<Verdict>;
	readonly startFailure?: ShownCode | undefined;
	onSignedOut(): void;
}

/** Lets the server deal and judge. Unanswered calls are repeated for half a minute; maintenance is waited out. */
export function serverDealer(calls: ServerDealerCalls, { site }: Pick<TrpcUtils, "site">): Dealer {
	function failed(error: unknown, gamesOwn?: ShownCode): unknown {
		if (codeOf(error) === SIGNED_OUT) calls.onSignedOut();
		return dealerErrorOf(error, gamesOwn);
	}

	/** @throws what the call throws; after maintenance it repeats the call if `again` is set */
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

	async function ask(call: () => Promise<Verdict>, signal: AbortSignal, again = true): Promise<Answer> {
		try {
			const verdict = await whileOpen(call, signal, again);
			// The verdict is on an old round: another tab has continued.
			if (verdict.next && verdict.next.round !== verdict.round + 1) return await lookAgain(signal);
			return { kind: "judged", verdict };
		} catch (error) {
			// After maintenance the round has a new clock.
			if (MOVED_ON.includes(codeOf(error)) || codeOf(error) === CLOSED) return await lookAgain(signal);
			throw failed(error);
		}
	}

	async function lookAgain(signal: AbortSignal): Promise<Answer> {
		try {
			return { kind: "moved-on", run: await whileOpen(() => calls.current(signal), signal) };
		} catch (error) {
			throw failed(error);
		}
	}

	return {
		async start(signal) {
			try {
				return await whileOpen(() => calls.start(signal), signal);
			} catch (error) {
				throw failed(error, calls.startFailure);
			}
		},
		guess: (round, direction, signal) => ask(() => calls.guess(round, direction, signal), signal),
		timeOut: (round, signal) => ask(() => calls.timeOut(round, signal), signal, false),
	};
}

function codeOf(error: unknown): unknown {
	return error instanceof TRPCClientError ? error.data?.appCode : undefined;
}

function isPassing(error: unknown): boolean {
	if (!(error instanceof TRPCClientError)) return false;
	return !error.data || PASSING.includes(error.data.appCode);
}
