import type { ProviderId } from "../providers.ts";
import { SourceError, type SourceErrorKind } from "./source-error.ts";

export interface Call {
	readonly provider: ProviderId;
	readonly url: URL;
	readonly method?: "GET" | "POST";
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string;
	/** Including the answer's body. */
	readonly timeoutMs: number;
	readonly maxBytes: number;
	/** Ends the call early, such as when the whole pool took too long. */
	readonly signal?: AbortSignal | undefined;
}

export interface HttpAnswer {
	readonly status: number;
	readonly body: string;
	readonly headers: Headers;
}

/** Makes a call once, and returns a 2xx answer or a 304 without a body. @throws SourceError for everything else. */
export async function send(call: Call, now: () => number): Promise<HttpAnswer> {
	const timeout = AbortSignal.timeout(call.timeoutMs);
	const signal = call.signal ? AbortSignal.any([timeout, call.signal]) : timeout;
	try {
		const { method = "GET", headers = {}, body = null } = call;
		// A redirect could lead to another host, so it is not followed.
		const response = await fetch(call.url, { method, headers, body, signal, redirect: "manual" });
		if (!response.ok && response.status !== 304) {
			await response.body?.cancel();
			throw refusalOf(call.provider, response, now());
		}
		const text = response.status === 304 ? "" : await readBody(response, call.provider, call.maxBytes);
		return { status: response.status, body: text, headers: response.headers };
	} catch (error) {
		if (error instanceof SourceError) throw error;
		if (signal.aborted) throw new SourceError(call.provider, "timeout");
		// The original error is dropped, as its message may quote a header.
		throw new SourceError(call.provider, "unreachable");
	}
}

function refusalOf(provider: ProviderId, response: Response, now: number): SourceError {
	const { status, headers } = response;
	return new SourceError(provider, kindOf(status, headers), {
		status,
		retryAfterMs: retryAfterMs(headers.get("Retry-After"), now),
	});
}

function kindOf(status: number, headers: Headers): SourceErrorKind {
	if (status >= 500) return "broken";
	// GitHub also answers 403 for "too many".
	const isLimitReached = headers.has("Retry-After") || headers.get("X-RateLimit-Remaining") === "0";
	if (status === 429 || (status === 403 && isLimitReached)) return "limited";
	return status < 400 || status === 404 || status === 410 ? "missing" : "refused";
}

/** Returns a `Retry-After` header as ms from now, 0 or more; undefined for none or an invalid one. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
	if (header === null) return undefined;
	if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
	// `Date.parse` accepts even "-5"; the header's dates begin with a weekday.
	const date = /^[A-Z][a-z]{2}/.test(header) ? Date.parse(header) : Number.NaN;
	return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Returns a body's text. @throws SourceError `unreadable` beyond `maxBytes`; also any error of the connection. */
async function readBody(response: Response, provider: ProviderId, maxBytes: number): Promise<string> {
	const tooLong = () => new SourceError(provider, "unreadable", { reason: `more than ${maxBytes} bytes` });
	if (!response.body) return "";
	const decoder = new TextDecoder();
	let text = "";
	let length = 0;
	// Leaving the loop early cancels the rest of the body.
	for await (const chunk of response.body) {
		length += chunk.byteLength;
		if (length > maxBytes) throw tooLong();
		text += decoder.decode(chunk, { stream: true });
	}
	return text + decoder.decode();
}
