import type { ProviderId } from "../providers.ts";

/** What went wrong with a call to a third party. */
export type SourceErrorKind =
	/** No connection, or it broke. */
	| "unreachable"
	/** No answer in time. */
	| "timeout"
	/** It does not answer this site: 401, 403 and other 4xx. */
	| "refused"
	/** 404, 410, or moved. */
	| "missing"
	/** Too many calls: 429. */
	| "limited"
	/** Its own fault: 5xx. */
	| "broken"
	/** The answer is not what it should be. */
	| "unreadable";

interface Details {
	/** The answer's HTTP status. */
	readonly status?: number;
	/** How long the provider asks to be left alone, in ms. */
	readonly retryAfterMs?: number | undefined;
	/** What is wrong, in our own words: nothing of a request, of an answer's text or of another error's message. */
	readonly reason?: string;
}

/**
 * A call to a third party failed. The message names the provider and the kind only, and there is no `cause`: an address, a header or
 * an answer could hold a secret, and errors are logged.
 */
export class SourceError extends Error {
	override readonly name = "SourceError";
	readonly provider: ProviderId;
	readonly kind: SourceErrorKind;
	readonly status: number | null;
	readonly retryAfterMs: number | null;

	constructor(provider: ProviderId, kind: SourceErrorKind, { status, retryAfterMs, reason }: Details = {}) {
		const details = [status, reason].filter((each) => each !== undefined).join(", ");
		super(`${provider}: ${kind}${details ? ` (${details})` : ""}`);
		this.provider = provider;
		this.kind = kind;
		this.status = status ?? null;
		this.retryAfterMs = retryAfterMs ?? null;
	}
}
