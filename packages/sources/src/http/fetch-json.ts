import { setTimeout as after } from "node:timers/promises";
import { type Backoff, pauses, retry } from "@hilo/rules/retry/retry";
import type { z } from "zod";
import { type Call, type HttpAnswer, send } from "./send.ts";
import { SourceError } from "./source-error.ts";

/** The body is JSON, reduced to the fields of its schema. Times are epoch ms. */
export interface CachedAnswer {
	readonly body: string;
	readonly etag?: string;
	readonly lastModified?: string;
	/** When the provider last confirmed it. */
	readonly fetchedAt: number;
	/** Until when it is used without asking again. */
	readonly freshUntil: number;
}

/** Shared by all processes. Keys hold no secrets and are under 200 characters. */
export interface SourceCache {
	read(key: string): Promise<CachedAnswer | undefined>;
	write(key: string, answer: CachedAnswer): Promise<void>;
}

export interface SourceClock {
	/** Epoch ms. */
	now(): number;
	/** Milliseconds on a monotonic clock. */
	elapsed(): number;
}

export interface HttpTools {
	readonly cache: SourceCache;
	readonly clock: SourceClock;
	/** From 0 to below 1. */
	random(): number;
	/** Names the site and its contact: providers refuse calls without. */
	readonly userAgent: string;
	/** Ends a call early, such as when the whole pool took too long. */
	readonly signal?: AbortSignal | undefined;
	/** Waits; rejects when the signal aborts. */
	sleep?(ms: number, signal: AbortSignal | undefined): Promise<void>;
	/** Replaces every provider's own timeout in tests. */
	readonly timeoutMs?: number | undefined;
}

export interface JsonCall<T> extends Call {
	/** Without transforms: cached answers are parsed again. */
	readonly schema: z.ZodType<T>;
	/** The key must hold no secret. */
	readonly cached?: { readonly key: string; readonly freshForMs: number };
}

export interface JsonAnswer<T> {
	readonly data: T;
	/** When the provider last confirmed it, epoch ms. */
	readonly fetchedAt: number;
}

const realSleep = (ms: number, signal: AbortSignal | undefined) =>
	after(ms, undefined, signal ? { signal } : {});

/**
 * Returns a checked answer, from the cache while it is fresh, else by a conditional request where possible. Retries
 * network errors, 429 and 5xx with growing, jittered waits.
 * @throws SourceError when there is no readable answer.
 */
export async function fetchJson<T>(tools: HttpTools, call: JsonCall<T>): Promise<JsonAnswer<T>> {
	const cachedAnswer = call.cached && (await readCachedAnswer(tools.cache, call.cached.key, call.schema));
	if (cachedAnswer && isFresh(cachedAnswer, tools.clock.now())) return cachedAnswer;
	const answer = await sendWithRetries(tools, { ...call, headers: headersOf(tools, call, cachedAnswer) });
	const now = tools.clock.now();
	if (answer.status === 304) {
		if (!cachedAnswer)
			throw new SourceError(call.provider, "unreadable", { reason: "304 without being asked" });
		const { data, ...stored } = cachedAnswer;
		await cacheAnswer(tools, call, { ...stored, fetchedAt: now });
		return { data, fetchedAt: now };
	}
	const data = parseAnswer(call, answer.body);
	const { headers } = answer;
	const [etag, lastModified] = [headers.get("ETag"), headers.get("Last-Modified")];
	await cacheAnswer(tools, call, {
		body: JSON.stringify(data),
		...(etag && { etag }),
		...(lastModified && { lastModified }),
		fetchedAt: now,
	});
	return { data, fetchedAt: now };
}

/** An answer from further in the future was cached before the clock was set back; processes' clocks differ a little. */
const SKEW_MS = 60_000;

/** Whether a cached answer may be used without asking again. */
export function isFresh(
	{ fetchedAt, freshUntil }: { readonly fetchedAt: number; readonly freshUntil: number },
	now: number,
): boolean {
	return freshUntil > now && fetchedAt <= now + SKEW_MS;
}

type ParsedCachedAnswer<T> = CachedAnswer & { readonly data: T };

async function readCachedAnswer<T>(
	cache: SourceCache,
	key: string,
	schema: z.ZodType<T>,
): Promise<ParsedCachedAnswer<T> | undefined> {
	const answer = await cache.read(key);
	if (!answer) return undefined;
	// Another version of the site may have cached another shape: then it is ignored.
	const result = schema.safeParse(fromJson(answer.body));
	return result.success ? { ...answer, data: result.data } : undefined;
}

async function cacheAnswer<T>(
	{ cache }: HttpTools,
	{ cached }: JsonCall<T>,
	answer: Omit<CachedAnswer, "freshUntil">,
): Promise<void> {
	if (!cached) return;
	await cache.write(cached.key, { ...answer, freshUntil: answer.fetchedAt + cached.freshForMs });
}

function headersOf<T>(
	{ userAgent }: HttpTools,
	{ headers }: JsonCall<T>,
	cachedAnswer: CachedAnswer | undefined,
): Record<string, string> {
	return {
		Accept: "application/json",
		"User-Agent": userAgent,
		...(cachedAnswer?.etag && { "If-None-Match": cachedAnswer.etag }),
		...(cachedAnswer?.lastModified && { "If-Modified-Since": cachedAnswer.lastModified }),
		...headers,
	};
}

/** At most three attempts, as a player is waiting. */
const BACKOFF: Backoff = { firstMs: 400, factor: 2, attempts: 3 };
/** A call is not retried when the provider asks for a longer wait. */
const MAX_RETRY_AFTER_MS = 5_000;

const WORTH_RETRYING: ReadonlySet<SourceError["kind"]> = new Set(["unreachable", "limited", "broken"]);

/** Whether a retry may succeed while the player waits. */
function isWorthRetrying({ kind, retryAfterMs: requestedMs }: SourceError): boolean {
	return WORTH_RETRYING.has(kind) && (requestedMs ?? 0) <= MAX_RETRY_AFTER_MS;
}

function sendWithRetries(tools: HttpTools, call: Call): Promise<HttpAnswer> {
	const { sleep = realSleep, timeoutMs = call.timeoutMs, signal } = tools;
	return retry(() => send({ ...call, timeoutMs, signal }, () => tools.clock.now()), {
		pauses: pauses(BACKOFF, () => tools.random()),
		isTransient: (error) => error instanceof SourceError && isWorthRetrying(error),
		wait: async (ms, error) => {
			const requestedMs = error instanceof SourceError ? (error.retryAfterMs ?? 0) : 0;
			await sleep(Math.max(requestedMs, Math.round(ms)), signal).catch(() => {
				throw new SourceError(call.provider, "timeout");
			});
		},
	});
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
