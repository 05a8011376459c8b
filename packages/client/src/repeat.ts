import { pauses, retry } from "@hilo/rules/retry/retry";
import { TRPCClientError } from "@trpc/client";

const BACKOFF = { firstMs: 300, factor: 3, maxMs: 10_000 };
/** No call waits for longer: the limit of sign-ins lasts for minutes. */
const MAX_RETRY_AFTER_SECONDS = 30;
/** A proxy answers 502 to 504 while the site restarts. The site answers 503 while its database is out of reach. */
const OUT_OF_SERVICE: readonly number[] = [502, 503, 504];

export interface Repetition {
	/** Only what reads may be sent again after an attempt whose outcome is unknown. */
	readonly isQuery: boolean;
	/** At most, after the first attempt. */
	readonly retries: number;
	readonly signal: AbortSignal | null;
}

/** Sends a call again while its failure may pass, and returns the last answer. @throws the last error of `send`. */
export async function repeat(
	send: () => Promise<Response>,
	{ isQuery, retries, signal }: Repetition,
): Promise<Response> {
	const attempt = async () => {
		const response = await send();
		if (mayPass(response, isQuery)) throw new PassingRefusal(response);
		return response;
	};
	try {
		return await retry(attempt, {
			pauses: pauses({ ...BACKOFF, attempts: retries + 1 }, Math.random),
			isTransient: (error) => error instanceof PassingRefusal || (isQuery && !signal?.aborted),
			wait: (ms, error) => wait(Math.max(ms, minWaitMs(error)), signal),
		});
	} catch (error) {
		if (error instanceof PassingRefusal) return error.response;
		throw error;
	}
}

class PassingRefusal extends Error {
	readonly response: Response;

	constructor(response: Response) {
		super(`Refused with ${response.status}`);
		this.response = response;
	}
}

function minWaitMs(error: unknown): number {
	return error instanceof PassingRefusal ? (retryAfterSeconds(error.response) ?? 0) * 1000 : 0;
}

/** A call refused with 429 has changed nothing. One refused with 503 may have: its commit may have lost the answer. */
function mayPass(response: Response, isQuery: boolean): boolean {
	if ((retryAfterSeconds(response) ?? 0) > MAX_RETRY_AFTER_SECONDS) return false;
	if (response.status === 429) return true;
	const isMaintenance = response.headers.get("x-maintenance-mode") === "true";
	return isQuery && OUT_OF_SERVICE.includes(response.status) && !isMaintenance;
}

/** Returns the `Retry-After` of an answer, in seconds; null without one. The site sends no dates. */
export function retryAfterSeconds({ headers }: Pick<Response, "headers">): number | null {
	const seconds = Number.parseInt(headers.get("Retry-After") ?? "", 10);
	return Number.isNaN(seconds) ? null : seconds;
}

/** Returns the answer with which a call was refused; null for other errors. */
export function responseOf(error: unknown): Response | null {
	// No `instanceof Response`: a server in the same process may have replaced that class, as Hono does.
	return error instanceof TRPCClientError ? ((error.meta?.response as Response | undefined) ?? null) : null;
}

/** Waits for a time in ms. @throws the signal's reason as soon as it is aborted. */
export function wait(ms: number, signal?: AbortSignal | null): Promise<void> {
	return new Promise((resolve, reject) => {
		signal?.throwIfAborted();
		const end = () => {
			clearTimeout(timer);
			signal?.removeEventListener("abort", end);
			if (signal?.aborted) reject(signal.reason);
			else resolve();
		};
		const timer = setTimeout(end, ms);
		signal?.addEventListener("abort", end);
	});
}
