import type { LiveEvent } from "@hilo/rules/live/events";
import { beforeEach, expect, test, vi } from "vitest";
import type { Said } from "./channel.ts";
import { keepStream, type StreamEvents, waitAfter } from "./stream.ts";

const CONNECTED: LiveEvent = { kind: "connected", userId: "ada", version: "/assets/entry.js" };

beforeEach(() => {
	vi.useFakeTimers();
	return () => vi.useRealTimers();
});

/** A kept stream, what it has said, and the streams that it has opened. */
function kept() {
	const said: Said[] = [];
	const opened: Array<StreamEvents & { isClosed: boolean }> = [];
	const stream = keepStream(
		"ada",
		(events) => {
			const one = { ...events, isClosed: false };
			opened.push(one);
			return () => {
				one.isClosed = true;
			};
		},
		(each) => said.push(each),
	);
	return { stream, said, opened, last: () => opened.at(-1) };
}

const open = (opened: readonly { isClosed: boolean }[]) => opened.filter(({ isClosed }) => !isClosed).length;
const CLOSED = { kind: "stream", connection: null, isRefused: false };

test("says that it is open, under a new id each time, and what it brings", () => {
	const { said, last, stream } = kept();
	last()?.event(CONNECTED);
	last()?.event({ kind: "fact", fact: { kind: "friends" } });
	expect(said).toEqual([
		{ kind: "stream", connection: { id: expect.any(String), version: "/assets/entry.js" }, isRefused: false },
		{ kind: "fact", fact: { kind: "friends" } },
	]);
	stream.tell();
	expect(said[2]).toEqual(said[0]);
	last()?.failed("broken");
	vi.advanceTimersByTime(1000);
	last()?.event(CONNECTED);
	expect(said[3]).toEqual(CLOSED);
	expect(said[4]).toMatchObject({ connection: { version: "/assets/entry.js" } });
	expect(said[4]).not.toEqual(said[0]);
});

test("says that the account was suspended, and waits as for any other refusal", () => {
	const { said, opened, last } = kept();
	last()?.event(CONNECTED);
	last()?.event({ kind: "over", why: "suspended", comeBackAfterMs: null });
	expect(said.slice(1)).toEqual([{ kind: "suspended" }, { ...CLOSED, isRefused: true }]);
	expect(open(opened)).toBe(0);
});

test("waits longer after each failure, at most half a minute, and a little differently each time", () => {
	const longest = [1, 2, 3, 4, 5, 6, 7, 50].map((failures) => waitAfter("broken", failures, 1));
	expect(longest).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
	expect(waitAfter("broken", 50, 0)).toBe(15_000);
	expect(waitAfter("refused", 1, 0)).toBe(15_000);
});

test("tries at most twice a minute where there is no connection, with one stream at a time", () => {
	const { opened, last } = kept();
	vi.advanceTimersByTime(60_000);
	expect(opened).toHaveLength(1);
	const tries = () => {
		const before = opened.length;
		for (let second = 0; second < 600; second++) {
			if (!last()?.isClosed) last()?.failed("broken");
			vi.advanceTimersByTime(1000);
		}
		return opened.length - before;
	};
	tries();
	expect(tries()).toBeLessThanOrEqual(40);
	expect(open(opened)).toBeLessThanOrEqual(1);
});

test("begins anew with short waits after it was open", () => {
	const { last, opened } = kept();
	for (let failure = 0; failure < 8; failure++) {
		last()?.failed("broken");
		vi.advanceTimersByTime(30_000);
	}
	last()?.event(CONNECTED);
	const before = opened.length;
	last()?.failed("broken");
	vi.advanceTimersByTime(1000);
	expect(opened).toHaveLength(before + 1);
});

test("comes back when the server says so, and polls until then", () => {
	const { said, last, opened } = kept();
	last()?.event(CONNECTED);
	last()?.event({ kind: "over", why: "stopping", comeBackAfterMs: 3210 });
	expect(said.at(-1)).toEqual(CLOSED);
	vi.advanceTimersByTime(3209);
	expect(opened).toHaveLength(1);
	vi.advanceTimersByTime(1);
	expect(opened).toHaveLength(2);
	expect(open(opened)).toBe(1);
});

test("leaves room for the newer streams that took its place", () => {
	const { last, opened } = kept();
	last()?.event(CONNECTED);
	last()?.event({ kind: "over", why: "too-many", comeBackAfterMs: 200_000 });
	vi.advanceTimersByTime(199_999);
	expect(opened).toHaveLength(1);
});

test.each<[string, (last: StreamEvents | undefined) => void]>([
	["ends it for good", (last) => last?.event({ kind: "over", why: "signed-out", comeBackAfterMs: null })],
	["does not open it", (last) => last?.failed("refused")],
	["has somebody else", (last) => last?.event({ ...CONNECTED, userId: "grace" })],
])("says that it is refused where the server %s", (_, refuse) => {
	const { said, last, opened } = kept();
	refuse(last());
	expect(said).toEqual([{ kind: "stream", connection: null, isRefused: true }]);
	vi.advanceTimersByTime(14_999);
	expect(open(opened)).toBe(0);
});

test("tries at once when there is a network again, unless it is open", () => {
	const { stream, last, opened } = kept();
	last()?.failed("broken");
	stream.hurry();
	expect(opened).toHaveLength(2);
	last()?.event(CONNECTED);
	stream.hurry();
	vi.advanceTimersByTime(60_000);
	expect(opened).toHaveLength(2);
});
