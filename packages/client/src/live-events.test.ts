import type { StreamMessage } from "@hilo/rules/live/stream-messages";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { errorCodeOf } from "./hilo-client.ts";
import { type LiveStreams, liveEvents } from "./live-events.ts";

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => vi.useRealTimers());

const REFRESH = { kind: "refresh" };
const CONNECTED: StreamMessage = { kind: "connected", userId: "ada", version: null };
const REQUESTS: StreamMessage = { kind: "event", event: { kind: "requests" } };

/** A stream with these messages; one that is `open` stays so until it is aborted. */
function stream(messages: StreamMessage[], { isOpen = false } = {}) {
	return (signal: AbortSignal) => {
		const text = messages.map((message) => `data: ${JSON.stringify(message)}\n\n`).join("");
		const body = new ReadableStream({
			start(controller) {
				controller.enqueue(new TextEncoder().encode(`event: connected\ndata: {}\n\n${text}`));
				if (isOpen) signal.addEventListener("abort", () => controller.error(signal.reason));
				else controller.close();
			},
		});
		return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
	};
}

function refusal(status: number, appCode: string, headers: Record<string, string> = {}) {
	const error = { message: "Refused", code: -32000, data: { appCode } };
	return () => Response.json({ error }, { status, headers });
}

const lost = (): Response => {
	throw new TypeError("fetch failed");
};

/** Reads all events of these connections; the last one is repeated. Returns when each was made, in ms. */
function follow(connections: ((signal: AbortSignal) => Response)[], options: Partial<LiveStreams> = {}) {
	const start = Date.now();
	const times: number[] = [];
	const events: object[] = [];
	async function connect(signal: AbortSignal) {
		times.push(Date.now() - start);
		return (connections[times.length - 1] ?? lost)(signal);
	}
	const ended = (async () => {
		for await (const event of liveEvents({ connect, retries: 2, ...options })) events.push(event);
	})().catch((error: unknown) => error);
	return { events, times, ended };
}

it("yields what has changed, and a refresh at the beginning of each stream", async () => {
	const call = new AbortController();
	const { events, times, ended } = follow(
		[stream([CONNECTED, REQUESTS]), stream([CONNECTED], { isOpen: true })],
		{ signal: call.signal },
	);
	await vi.advanceTimersByTimeAsync(1000);
	expect(events).toEqual([REFRESH, { kind: "requests" }, REFRESH]);
	expect(times).toEqual([0, 1000]);
	call.abort();
	expect(await ended).toBeUndefined();
});

it("comes back when the site says so", async () => {
	const over: StreamMessage = { kind: "over", why: "too-many", comeBackAfterMs: 120_000 };
	const { times, ended } = follow([stream([CONNECTED, over]), refusal(401, "accounts/signed-out")]);
	await vi.runAllTimersAsync();
	expect(times).toEqual([0, 120_000]);
	expect(errorCodeOf(await ended)).toBe("accounts/signed-out");
});

it("opens a silent stream again", async () => {
	const silent = stream([CONNECTED], { isOpen: true });
	const { times } = follow([silent, refusal(401, "accounts/signed-out")], { heartbeatTimeoutMs: 5000 });
	await vi.runAllTimersAsync();
	expect(times).toEqual([0, 6000]);
});

it("waits through a maintenance, and as long as a limit says", async () => {
	const connections = [
		stream([CONNECTED]),
		refusal(503, "site/maintenance"),
		refusal(429, "request/too-many", { "Retry-After": "20" }),
		refusal(403, "accounts/suspended"),
	];
	const { times, ended } = follow(connections);
	await vi.runAllTimersAsync();
	expect(times).toEqual([0, 1000, 3000, 23_000]);
	expect(errorCodeOf(await ended)).toBe("accounts/suspended");
});

it("waits longer each time that a stream ends as soon as it has begun", async () => {
	const over: StreamMessage = { kind: "over", why: "rights", comeBackAfterMs: 0 };
	const short = stream([CONNECTED, over]);
	const { times, ended } = follow([short, short, short, refusal(401, "accounts/signed-out")]);
	await vi.runAllTimersAsync();
	expect(times).toEqual([0, 1000, 3000, 7000]);
	expect(errorCodeOf(await ended)).toBe("accounts/signed-out");
});

it("gives up when the first connection fails, and not later", async () => {
	const first = follow([]);
	await vi.runAllTimersAsync();
	expect(first.times).toEqual([0, 1000, 3000]);
	expect(await first.ended).toMatchObject({ message: "fetch failed" });

	const later = follow([stream([CONNECTED]), lost, lost, lost, lost, refusal(401, "accounts/signed-out")]);
	await vi.runAllTimersAsync();
	expect(later.times).toHaveLength(6);
});

it("closes the stream that the caller leaves", async () => {
	let isAborted = false;
	const open = stream([CONNECTED], { isOpen: true });
	async function connect(signal: AbortSignal) {
		signal.addEventListener("abort", () => {
			isAborted = true;
		});
		return open(signal);
	}
	for await (const _ of liveEvents({ connect, retries: 0 })) break;
	expect(isAborted).toBe(true);
});
