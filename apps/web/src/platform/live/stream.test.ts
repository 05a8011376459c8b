import type { StreamMessage } from "@hilo/rules/live/stream-messages";
import { beforeEach, expect, test, vi } from "vitest";
import { FakeEventSource, openStreams } from "../../testing/live-streams.ts";
import { keepStream, waitAfter } from "./stream.ts";

const CONNECTED: StreamMessage = { kind: "connected", userId: "ada", version: "/assets/entry.js" };

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("EventSource", FakeEventSource);
	FakeEventSource.opened.length = 0;
	return () => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	};
});

/** A stream, what its handlers got, and the connections it opened. */
function kept() {
	const told: unknown[] = [];
	const stream = keepStream("ada", {
		onOpen: (version) => told.push({ version }),
		onLiveEvent: (event) => told.push(event),
		onClose: (isRefused) => told.push({ isRefused }),
		onSuspended: (notice) => told.push({ notice }),
	});
	const { opened } = FakeEventSource;
	return { stream, told, opened, last: () => opened.at(-1) };
}

test("reports a suspension, and waits as for any refusal", () => {
	const { told, last } = kept();
	last()?.send(CONNECTED);
	const suspension = { text: "This account is suspended.", reason: "Rude words" };
	last()?.send({ kind: "over", why: "suspended", comeBackAfterMs: null, suspension });
	expect(told.slice(1)).toEqual([{ isRefused: true }, { notice: suspension }]);
	expect(openStreams()).toEqual([]);
});

test("waits longer after each failure, at most 30 s, with a random part", () => {
	const longest = [1, 2, 3, 4, 5, 6, 7, 50].map((failures) => waitAfter("broken", failures, 1));
	expect(longest).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
	expect(waitAfter("broken", 50, 0)).toBe(15_000);
	expect(waitAfter("refused", 1, 0)).toBe(15_000);
});

test("treats a stream without a heartbeat as lost", () => {
	const { last, opened } = kept();
	last()?.send(CONNECTED);
	for (let heartbeat = 0; heartbeat < 10; heartbeat++) {
		vi.advanceTimersByTime(20_000);
		last()?.dispatchEvent(new Event("ping"));
	}
	expect(opened).toHaveLength(1);
	vi.advanceTimersByTime(50_000);
	expect(openStreams()).toEqual([]);
	vi.advanceTimersByTime(1000);
	expect(opened).toHaveLength(2);
});

test.each(["stopping", "too-many"] as const)("reconnects when the server says so: %s", (why) => {
	const { told, last, opened } = kept();
	last()?.send(CONNECTED);
	last()?.send({ kind: "over", why, comeBackAfterMs: 3210 });
	expect(told.at(-1)).toEqual({ isRefused: false });
	vi.advanceTimersByTime(3209);
	expect(opened).toHaveLength(1);
	vi.advanceTimersByTime(1);
	expect(opened).toHaveLength(2);
	expect(openStreams()).toHaveLength(1);
});

test.each<[string, (last: FakeEventSource | undefined) => void]>([
	["ends it for good", (last) => last?.send({ kind: "over", why: "signed-out", comeBackAfterMs: null })],
	["does not open it", (last) => last?.fail(true)],
	["has another player", (last) => last?.send({ ...CONNECTED, userId: "grace" })],
])("reports a refusal if the server %s", (_, refuse) => {
	const { told, last } = kept();
	refuse(last());
	expect(told).toEqual([{ isRefused: true }]);
	vi.advanceTimersByTime(14_999);
	expect(openStreams()).toEqual([]);
});

test("reconnects immediately when the network returns, unless it is open", () => {
	const { stream, last, opened } = kept();
	last()?.fail();
	stream.hurry();
	expect(opened).toHaveLength(2);
	last()?.send(CONNECTED);
	stream.hurry();
	expect(opened).toHaveLength(2);
});

test("does not reconnect after it is closed", () => {
	const { stream, last, opened } = kept();
	last()?.fail();
	stream.close();
	expect(vi.getTimerCount()).toBe(0);
	expect(opened).toHaveLength(1);
});
