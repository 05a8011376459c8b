import { pauses, retry } from "@hilo/rules/retry/retry";
import { retryAfterSeconds } from "./retry-after.ts";
import { wait } from "./wait.ts";

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
