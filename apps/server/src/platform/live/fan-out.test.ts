import type { LiveEvent } from "@hilo/rules/live/live-events";
import type { StreamMessage } from "@hilo/rules/live/stream-messages";
import { beforeEach, expect, it, vi } from "vitest";
import { FanOut, STREAMS_PER_BATCH } from "./fan-out.ts";
import { LiveStream, liveEventMessage } from "./stream.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setImmediate"] });
	return () => void vi.useRealTimers();
});

const MANY_STREAMS = 5 * STREAMS_PER_BATCH;

/** A stream, and the events that it has received. */
function listening() {
	const owner = { userId: "ada", sessionId: "s", isAdmin: false, address: "192.0.2.1" };
	const stream = new LiveStream(owner, { kind: "connected", userId: "ada", version: null }, () => undefined);
	const received: LiveEvent[] = [];
	vi.spyOn(stream, "send").mockImplementation((message: StreamMessage & { kind: "event" }) => {
		received.push(message.event);
	});
	return { stream, received };
}

function fanOutTo(count: number) {
	const fanOut = new FanOut();
	const all = Array.from({ length: count }, listening);
	const send = (event: LiveEvent, to = all) =>
		fanOut.send(
			liveEventMessage(event),
			to.map(({ stream }) => stream),
		);
	const receivedBy = (event: LiveEvent) =>
		all.filter(({ received }) => received.some((receivedEvent) => receivedEvent === event)).length;
	const at = (n: number) => all.slice(n)[0]?.received;
	return { all, send, receivedBy, at };
}

const SITE: LiveEvent = { kind: "site" };
const GAMES: LiveEvent = { kind: "games" };
const MESSAGE: LiveEvent = { kind: "message", from: "ben" };

it("sends to few streams immediately, and to many in slices", () => {
	const few = fanOutTo(STREAMS_PER_BATCH);
	few.send(SITE);
	expect(few.receivedBy(SITE)).toBe(STREAMS_PER_BATCH);
	const many = fanOutTo(MANY_STREAMS);
	many.send(SITE);
	const reached: number[] = [];
	for (; vi.getTimerCount() > 0; vi.advanceTimersToNextTimer()) reached.push(many.receivedBy(SITE));
	expect(reached).toEqual([0, 1, 2, 3, 4].map((slices) => slices * STREAMS_PER_BATCH));
	expect(many.all.map(({ received }) => received)).toEqual(Array(MANY_STREAMS).fill([SITE]));
});

it("keeps the order of events, and does not let an event for one stream wait for all streams", () => {
	const { all, send, at } = fanOutTo(MANY_STREAMS);
	send(SITE);
	send(GAMES);
	send(MESSAGE, all.slice(-1));
	expect(at(-1)).toEqual([SITE, GAMES, MESSAGE]);
	expect(at(0)).toEqual([]);
	vi.runAllTimers();
	expect(at(-1)).toEqual([SITE, GAMES, MESSAGE]);
	expect(all.slice(0, -1).map(({ received }) => received)).toEqual(
		Array(MANY_STREAMS - 1).fill([SITE, GAMES]),
	);
});

it("sends a repeated event once to streams that still wait, and again to the others", () => {
	const { all, send } = fanOutTo(MANY_STREAMS);
	send(SITE);
	vi.advanceTimersToNextTimer();
	send(SITE);
	send(SITE, all.slice(-1));
	vi.runAllTimers();
	const first = Array(STREAMS_PER_BATCH).fill([SITE, SITE]);
	expect(all.map(({ received }) => received)).toEqual([
		...first,
		...Array(MANY_STREAMS - STREAMS_PER_BATCH).fill([SITE]),
	]);
});

it("replaces too many pending events by a refresh", () => {
	const { all, send } = fanOutTo(MANY_STREAMS);
	for (let n = 0; n < 65; n++) send({ kind: "presence", of: `friend-${n}` });
	vi.runAllTimers();
	expect(all.map(({ received }) => received)).toEqual(Array(MANY_STREAMS).fill([{ kind: "refresh" }]));
});
