import type { z } from "zod";
import type { ProviderId } from "../providers.ts";
import { SourceError, type SourceErrorKind } from "./source-error.ts";

export interface HttpTools {
	/** Epoch ms. */
	readonly clock: { now(): number };
	/** Names the site and its contact: providers refuse calls without. */
	readonly userAgent: string;
	/** Ends a call early, such as when the whole pool took too long. */
	readonly signal?: AbortSignal | undefined;
}

export interface JsonCall<T> {
	readonly provider: ProviderId;
	readonly url: URL;
	readonly method?: "GET" | "POST";
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string;
	/** Including the answer's body. */
	readonly timeoutMs: number;
	readonly maxBytes: number;
	readonly schema: z.ZodType<T>;
}

export interface JsonAnswer<T> {
	readonly data: T;
	/** Epoch ms. */
	readonly fetchedAt: number;
}

/** Returns a checked answer. @throws SourceError when there is none. */
export async function fetchJson<T>(tools: HttpTools, call: JsonCall<T>): Promise<JsonAnswer<T>> {
	const { provider, url, method = "GET", body = null, maxBytes } = call;
	const timeout = AbortSignal.timeout(call.timeoutMs);
	const signal = tools.signal ? AbortSignal.any([timeout, tools.signal]) : timeout;
	try {
		const headers = { Accept: "application/json", "User-Agent": tools.userAgent, ...call.headers };
		// A redirect could lead to another host, so it is not followed.
		const response = await fetch(url, { method, headers, body, signal, redirect: "manual" });
		if (!response.ok) {
			await response.body?.cancel();
			throw refusalOf(provider, response, tools.clock.now());
		}
		const data = parseAnswer(call, await readBody(response, provider, maxBytes));
		return { data, fetchedAt: tools.clock.now() };
	} catch (error) {
		if (error instanceof SourceError) throw error;
		// The original error is dropped, as its message may quote a header.
		throw new SourceError(provider, signal.aborted ? "timeout" : "unreachable");
	}
}

/** The body is JSON. Times are epoch ms. */
export interface CachedAnswer {
	readonly body: string;
	readonly fetchedAt: number;
	/** Until when it is used without asking again. */
	readonly freshUntil: number;
}

/** Shared by all processes. Keys hold no secrets and are under 200 characters. */
export interface SourceCache {
	read(key: string): Promise<CachedAnswer | undefined>;
	write(key: string, answer: CachedAnswer): Promise<void>;
}

export interface CachedCall<T> extends JsonCall<T> {
	readonly key: string;
	readonly freshForMs: number;
}

/** Returns an answer from the cache while it is fresh. The schema parses it again, so it must not transform. */
export async function fetchCached<T>(
	tools: HttpTools & { readonly cache: SourceCache },
	call: CachedCall<T>,
): Promise<JsonAnswer<T>> {
	const { key, schema, freshForMs } = call;
	const cached = await tools.cache.read(key);
	if (cached && cached.freshUntil > tools.clock.now()) {
		const result = schema.safeParse(fromJson(cached.body));
		// Another version of the site may have cached another shape.
		if (result.success) return { data: result.data, fetchedAt: cached.fetchedAt };
	}
	const answer = await fetchJson(tools, call);
	const { data, fetchedAt } = answer;
	await tools.cache.write(key, { body: JSON.stringify(data), fetchedAt, freshUntil: fetchedAt + freshForMs });
	return answer;
}

function refusalOf(provider: ProviderId, { status, headers }: Response, now: number): SourceError {
	const retryAfter = retryAfterMs(headers.get("Retry-After"), now);
	return new SourceError(provider, kindOf(status, headers), { status, retryAfterMs: retryAfter });
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
	const chunks: Uint8Array[] = [];
	let length = 0;
	// Leaving the loop early cancels the rest of the body.
	for await (const chunk of response.body ?? []) {
		length += chunk.byteLength;
		if (length > maxBytes)
			throw new SourceError(provider, "unreadable", { reason: `more than ${maxBytes} bytes` });
		chunks.push(chunk);
	}
	return new TextDecoder().decode(Buffer.concat(chunks));
}

function parseAnswer<T>({ provider, schema }: JsonCall<T>, body: string): T {
	const json = fromJson(body);
	if (json === undefined) throw new SourceError(provider, "unreadable", { reason: "not JSON" });
	const result = schema.safeParse(json);
	if (result.success) return result.data;
	const field = result.error.issues[0]?.path.join(".").slice(0, 80) || "whole answer";
	throw new SourceError(provider, "unreadable", { reason: `unexpected ${field}` });
}

function fromJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
