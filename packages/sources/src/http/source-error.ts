import type { ProviderId } from "../providers.ts";

/**
 * What went wrong with a third party: nobody answers; no answer in time; it won't answer us (401, 403 and other 4xx); it isn't there
 * (404, 410, moved); too many calls (429); its own fault (5xx); an answer that is not what it should be.
 */
export type SourceErrorKind =
	| "unreachable"
	| "timeout"
	| "refused"
	| "missing"
	| "limited"
	| "broken"
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
