import type { ProviderId } from "../providers.ts";

export type SourceErrorKind =
	/** No connection, or it broke. */
	| "unreachable"
	| "timeout"
	/** 401, 403 and other 4xx. */
	| "refused"
	/** 404, 410, or a redirect. */
	| "missing"
	/** 429. */
	| "limited"
	/** 5xx. */
	| "broken"
	| "unreadable";

interface Details {
	readonly status?: number;
	/** The pause that the provider asks for. */
	readonly retryAfterMs?: number | undefined;
	/** Our own words only: no part of a request, an answer or another error's message, which may hold secrets. */
	readonly reason?: string;
}

/** The message and the missing `cause` reveal no URL, header or answer, as errors are logged. */
export class SourceError extends Error {
	override readonly name = "SourceError";
	readonly provider: ProviderId;
	readonly kind: SourceErrorKind;
	readonly status: number | null;
	readonly retryAfterMs: number | null;

	constructor(provider: ProviderId, kind: SourceErrorKind, { status, retryAfterMs, reason }: Details = {}) {
		const details = [status, reason].filter((detail) => detail !== undefined).join(", ");
		super(`${provider}: ${kind}${details ? ` (${details})` : ""}`);
		this.provider = provider;
		this.kind = kind;
		this.status = status ?? null;
		this.retryAfterMs = retryAfterMs ?? null;
	}
}
