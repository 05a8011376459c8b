import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { StreamMessage } from "@hilo/rules/live/stream-messages";
import { initTRPC } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CLOSING, encoded, HEARTBEAT, streamEvents, streamHead } from "./event-sender.ts";
import { LiveStream } from "./stream.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});

function sending() {
	const response = new ServerResponse(new IncomingMessage(new Socket()));
	const written: string[] = [];
	const write = vi.spyOn(response, "write").mockImplementation((chunk) => {
		written.push(String(chunk));
		return true;
	});
	const owner = { userId: "ada", sessionId: "s", isAdmin: false, address: "192.0.2.1" };
	let isOpen = true;
	const stream = new LiveStream(owner, { kind: "connected", userId: "ada", version: null }, () => {
		isOpen = false;
	});
	streamEvents(stream, response, new Headers());
	const heartbeats = () => written.filter((chunk) => chunk === HEARTBEAT.toString()).length;
	return { response, stream, write, heartbeats, isOpen: () => isOpen };
}

it("sends a heartbeat to each stream every 20 seconds", () => {
	const streams = Array.from({ length: 50 }, () => sending());
	vi.advanceTimersByTime(20_000);
	expect(streams.map(({ heartbeats }) => heartbeats())).toEqual(Array(50).fill(1));
	vi.advanceTimersByTime(40_000);
	expect(streams.map(({ heartbeats }) => heartbeats())).toEqual(Array(50).fill(3));
});

it("stops the timer of a reader that has left", () => {
	const streams = [sending(), sending()];
	for (const { response } of streams) response.emit("close");
	expect(vi.getTimerCount()).toBe(0);
	expect(streams.map(({ isOpen }) => isOpen())).toEqual([false, false]);
});

it("disconnects a reader that has not taken what was sent since the last heartbeat", () => {
	const [slow, quick] = [sending(), sending()];
	vi.spyOn(slow.response, "writableNeedDrain", "get").mockReturnValue(true);
	vi.advanceTimersByTime(20_000);
	expect(slow.response.destroyed).toBe(true);
	expect(quick.response.destroyed).toBe(false);
	expect(quick.heartbeats()).toBe(1);
});

it("keeps no listener of a stream that was drained", async () => {
	const { response, stream } = sending();
	const count = () => response.listenerCount("close") + response.listenerCount("drain");
	const before = count();
	const needsDrain = vi.spyOn(response, "writableNeedDrain", "get").mockReturnValue(true);
	for (let n = 0; n < 20; n++) {
		stream.send({ kind: "event", event: { kind: "me" } });
		await expect.poll(() => response.listenerCount("drain")).toBe(1);
		response.emit("drain");
	}
	needsDrain.mockReturnValue(false);
	expect(count()).toBe(before);
});

const EVENTS: StreamMessage[] = [
	{ kind: "connected", userId: "ada", version: "/assets/entry.js" },
	{ kind: "event", event: { kind: "message", from: "ada" } },
	{ kind: "over", why: "stopping", comeBackAfterMs: 7 },
];

async function writtenByTrpc(): Promise<string> {
	const t = initTRPC.create({
		sse: { client: { reconnectAfterInactivityMs: 50_000 }, ping: { enabled: true, intervalMs: 1 } },
	});
	const router = t.router({
		events: t.procedure.subscription(async function* () {
			yield* EVENTS;
			// Several passes of the event loop, so that a ping comes between however late the first one is.
			for (let pass = 0; pass < 5; pass++) await new Promise((resolve) => setTimeout(resolve, 5));
		}),
	});
	const req = new Request("http://hilo.test/api/trpc/events");
	const answer = await fetchRequestHandler({ endpoint: "/api/trpc", req, router, createContext: () => ({}) });
	return answer.text();
}

/** tRPC ends some events with an additional empty line. */
const eventsIn = (text: string) => text.split(/\n{2,}/).filter((event) => event !== "");

it("writes the same as tRPC", async () => {
	const ownEvents = eventsIn([streamHead(0), ...EVENTS.map(encoded), HEARTBEAT, CLOSING].join(""));
	const trpcEvents = new Set(eventsIn(await writtenByTrpc()));
	expect(ownEvents.map((event) => event.replace(/^retry: 1000\n/, ""))).toEqual([...trpcEvents]);
	expect(ownEvents[0]).toMatch(/^retry: 1000\n/);
});

it("makes clients reconnect at different moments after a lost connection", () => {
	expect([0, 0.5, 0.99].map((random) => /retry: (\d+)/.exec(streamHead(random))?.[1])).toEqual([
		"1000",
		"3000",
		"4960",
	]);
});
