import type { StreamMessage } from "@hilo/rules/live/stream-messages";
import { expect, it } from "vitest";
import { createDirectBus, type Signal } from "./bus.ts";
import { createLiveEvents } from "./live-events.ts";
import { LiveStreams } from "./streams.ts";

function openStreams({ isLimited = true } = {}) {
	const bus = createDirectBus((error) => {
		throw error;
	});
	const streams = new LiveStreams({
		bus,
		version: "/assets/entry.js",
		isLimited,
		maxOfAddress: () => 200,
		recheck: () => undefined,
	});
	const open = (userId: string, address = "192.0.2.1") =>
		streams.open({ userId, address, sessionId: userId, isAdmin: false });
	return { streams, open, liveEvents: createLiveEvents(bus) };
}

/** Returns what a stream has waiting. */
async function takeAll(stream: AsyncIterator<StreamMessage>): Promise<StreamMessage[]> {
	const events: StreamMessage[] = [];
	const end = Symbol("end");
	for (;;) {
		const next = await Promise.race([stream.next(), new Promise<typeof end>((r) => setImmediate(r, end))]);
		if (next === end || next.done) return events;
		events.push(next.value);
	}
}

const CONNECTED: StreamMessage = { kind: "connected", userId: "ada", version: "/assets/entry.js" };

it("keeps events until its reader comes, each once", async () => {
	const { open, liveEvents } = openStreams();
	const stream = open("ada");
	for (let n = 0; n < 1000; n++) {
		liveEvents.notifyClients(["ada"], { kind: "me" });
		liveEvents.notifyClients(["ada"], { kind: "message", from: "ben" });
	}
	expect(await takeAll(stream)).toEqual([
		CONNECTED,
		{ kind: "event", event: { kind: "me" } },
		{ kind: "event", event: { kind: "message", from: "ben" } },
	]);
});

it("disconnects a reader that leaves too many events waiting", async () => {
	const { streams, open, liveEvents } = openStreams();
	const stream = open("ada");
	for (let n = 0; n <= 64; n++) liveEvents.notifyClients(["ada"], { kind: "presence", of: `friend-${n}` });
	expect(streams.size).toBe(0);
	expect(await takeAll(stream)).toEqual([CONNECTED]);
});

it("ends the oldest stream of a user who opens a thirteenth, and delays its reconnection", async () => {
	const { streams, open } = openStreams();
	const opened = Array.from({ length: 13 }, (_, tab) => open("ada", `192.0.2.${tab}`));
	expect(streams.size).toBe(12);
	const ended = await Promise.all(opened.map(takeAll));
	expect(ended[0]?.at(-1)).toMatchObject({ kind: "over", why: "too-many" });
	const last = ended[0]?.at(-1);
	expect(last?.kind === "over" && last.comeBackAfterMs).toBeGreaterThanOrEqual(120_000);
	expect(ended.slice(1)).toEqual(Array(12).fill([CONNECTED]));
});

it("allows 200 streams of one address", async () => {
	const { streams, open } = openStreams();
	const opened = Array.from({ length: 201 }, (_, user) => open(`user-${user}`));
	expect(streams.size).toBe(200);
	open("elsewhere", "192.0.2.2");
	expect(streams.size).toBe(201);
	expect((await takeAll(opened[0] ?? open("nobody"))).at(-1)).toMatchObject({ why: "too-many" });
});

it("applies the address limit also when the user has too many streams elsewhere", () => {
	const { streams, open } = openStreams();
	for (let n = 0; n < 200; n++) open(`user-${n}`);
	for (let n = 0; n < 12; n++) open("ada", "192.0.2.2");
	for (let n = 0; n < 12; n++) open("ada");
	expect(streams.size).toBe(200);
});

it("immediately ends a stream that is opened while it stops", async () => {
	const { streams, open } = openStreams();
	await streams.stop();
	expect(await takeAll(open("ada"))).toEqual([CONNECTED, expect.objectContaining({ why: "stopping" })]);
	expect(streams.size).toBe(0);
});

function liveSite() {
	const received: Signal[] = [];
	const errors: unknown[] = [];
	const bus = createDirectBus((error) => errors.push(error));
	const stop = bus.subscribe((signal) => received.push(signal));
	return { bus, liveEvents: createLiveEvents(bus), received, errors, stop };
}

it("carries live events and rechecks to all listeners", async () => {
	const { bus, liveEvents, received, stop } = liveSite();
	liveEvents.notifyClients(["ada", "ben"], { kind: "friends" });
	liveEvents.recheck("everyone");
	expect(received).toEqual([{ to: ["ada", "ben"], event: { kind: "friends" } }, { to: "everyone" }]);
	stop();
	liveEvents.notifyClients(["ada"], { kind: "me" });
	expect(received).toHaveLength(2);
	bus.subscribe((signal) => received.push(signal));
	await bus.close();
	liveEvents.notifyClients(["ada"], { kind: "me" });
	expect(received).toHaveLength(2);
});

it("does not let the failure of one listener reach the caller or the other listeners", () => {
	const { bus, liveEvents, errors } = liveSite();
	const later: Signal[] = [];
	bus.subscribe(() => {
		throw new Error("broken");
	});
	bus.subscribe((signal) => later.push(signal));
	liveEvents.notifyClients(["ada"], { kind: "me" });
	expect(later).toHaveLength(1);
	expect(errors).toEqual([new Error("broken")]);
});
