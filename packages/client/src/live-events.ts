import { HEARTBEAT_TIMEOUT_MS, type StreamMessage } from "@hilo/rules/live/stream-messages";
import { type Backoff, pauses } from "@hilo/rules/retry/retry";
import { TRPCClientError } from "@trpc/client";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { responseOf, retryAfterSeconds, wait } from "./repeat.ts";
import type { LiveEvent } from "./site-types.ts";

/** A stream that ends sooner counts as a failed connection, so that the pauses grow. */
const STABLE_MS = 10_000;
const BACKOFF: Backoff = { firstMs: 1000, factor: 2, maxMs: 30_000 };

export interface LiveEventsOptions {
	/** Ends the events, without an error. */
	readonly signal?: AbortSignal;
}

export interface LiveStreams extends LiveEventsOptions {
	/** Opens one stream. */
	connect(signal: AbortSignal): Promise<Response>;
	/** How often the first connection is tried again. A stream that was open once is always opened again. */
	readonly retries: number;
	readonly heartbeatTimeoutMs?: number;
}

/**
 * Yields the live events of one stream after another, and `{ kind: "refresh" }` at the beginning of each.
 * @throws TRPCClientError when a connection is refused for good (such as 401), or the first one fails.
 */
export async function* liveEvents(streams: LiveStreams): AsyncGenerator<LiveEvent, void> {
	const { signal, retries } = streams;
	let backoff = pauses(BACKOFF, Math.random);
	let attemptsLeft = retries;
	while (!signal?.aborted) {
		let leastMs = 0;
		const openedAt = Date.now();
		try {
			for await (const message of readStream(streams)) {
				if (message.kind === "event") yield message.event;
				else if (message.kind === "over") leastMs = message.comeBackAfterMs ?? 0;
				else {
					attemptsLeft = Number.POSITIVE_INFINITY;
					// Events may have been missed before.
					yield { kind: "refresh" };
				}
			}
		} catch (error) {
			if (signal?.aborted) return;
			if (attemptsLeft === 0 || isFinal(error)) throw error;
			attemptsLeft -= 1;
			leastMs = minPauseMs(error);
		}
		if (Date.now() - openedAt >= STABLE_MS) backoff = pauses(BACKOFF, Math.random);
		await wait(Math.max(leastMs, backoff.next().value ?? 0), signal).catch(() => {});
	}
}

/** Reads one stream to its end. @throws when it is refused, breaks, or is silent for too long. */
async function* readStream(streams: LiveStreams): AsyncGenerator<StreamMessage, void> {
	const silence = new AbortController();
	const { signal, heartbeatTimeoutMs = HEARTBEAT_TIMEOUT_MS } = streams;
	const endSilence = () => silence.abort(new Error("The stream of live events is silent"));
	let timer = setTimeout(endSilence, heartbeatTimeoutMs);
	try {
		const response = await streams.connect(
			signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
		);
		const isStream = response.headers.get("Content-Type")?.startsWith("text/event-stream");
		if (!isStream || !response.body) throw await refusal(response);
		const events = response.body
			.pipeThrough(new TextDecoderStream())
			.pipeThrough(new EventSourceParserStream())
			.getReader();
		for (let next = await events.read(); !next.done; next = await events.read()) {
			clearTimeout(timer);
			timer = setTimeout(endSilence, heartbeatTimeoutMs);
			// Named events are tRPC's own, such as the heartbeat `ping`.
			if (next.value.event === undefined) yield JSON.parse(next.value.data);
		}
	} finally {
		clearTimeout(timer);
		silence.abort();
	}
}

async function refusal(response: Response): Promise<Error> {
	const body = response.json() as Promise<object>;
	const other = new Error(`No live events: the site answered ${response.status}`);
	return TRPCClientError.from(await body.catch(() => other), { meta: { response } });
}

/** Signed out, not allowed, or not a Hilo site. A limit passes, and so does a maintenance. */
function isFinal(error: unknown): boolean {
	const status = responseOf(error)?.status ?? 500;
	return status < 500 && status !== 429;
}

function minPauseMs(error: unknown): number {
	const response = responseOf(error);
	return response ? (retryAfterSeconds(response) ?? 0) * 1000 : 0;
}
