import type { LiveEvent } from "@hilo/rules/live/events";
import type { Fact } from "@hilo/rules/live/facts";
import { beforeEach, expect, it, vi } from "vitest";
import { Deliveries, STREAMS_AT_ONCE } from "./deliveries.ts";
import { factEvent, LiveStream } from "./stream.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setImmediate"] });
	return () => void vi.useRealTimers();
});

const MANY = 5 * STREAMS_AT_ONCE;

function listening() {
	const owner = { userId: "ada", sessionId: "s", isAdmin: false, address: "192.0.2.1" };
	const stream = new LiveStream(owner, { kind: "connected", userId: "ada", version: null }, () => undefined);
	const told: Fact[] = [];
	vi.spyOn(stream, "tell").mockImplementation((event: LiveEvent & { kind: "fact" }) => {
		told.push(event.fact);
	});
	return { stream, told };
}

function telling(count: number) {
	const deliveries = new Deliveries();
	const all = Array.from({ length: count }, listening);
	const tell = (fact: Fact, to = all) =>
		deliveries.tell(
			factEvent(fact),
			to.map(({ stream }) => stream),
		);
	const toldBy = (fact: Fact) => all.filter(({ told }) => told.some((each) => each === fact)).length;
	const at = (n: number) => all.slice(n)[0]?.told;
	return { all, tell, toldBy, at };
}

const SITE: Fact = { kind: "site" };
const GAMES: Fact = { kind: "games" };
const MESSAGE: Fact = { kind: "message", from: "ben" };

it("sends to a few streams immediately, and to many in slices", () => {
	const few = telling(STREAMS_AT_ONCE);
	few.tell(SITE);
	expect(few.toldBy(SITE)).toBe(STREAMS_AT_ONCE);
	const many = telling(MANY);
	many.tell(SITE);
	const reached: number[] = [];
	for (; vi.getTimerCount() > 0; vi.advanceTimersToNextTimer()) reached.push(many.toldBy(SITE));
	expect(reached).toEqual([0, 1, 2, 3, 4].map((slices) => slices * STREAMS_AT_ONCE));
	expect(many.all.map(({ told }) => told)).toEqual(Array(MANY).fill([SITE]));
});

it("keeps the order of events, and serves a single stream before a large delivery ends", () => {
	const { all, tell, at } = telling(MANY);
	tell(SITE);
	tell(GAMES);
	tell(MESSAGE, all.slice(-1));
	expect(at(-1)).toEqual([SITE, GAMES, MESSAGE]);
	expect(at(0)).toEqual([]);
	vi.runAllTimers();
	expect(at(-1)).toEqual([SITE, GAMES, MESSAGE]);
	expect(all.slice(0, -1).map(({ told }) => told)).toEqual(Array(MANY - 1).fill([SITE, GAMES]));
});

it("merges a repeated event for streams that still wait, and repeats it to the others", () => {
	const { all, tell } = telling(MANY);
	tell(SITE);
	vi.advanceTimersToNextTimer();
	tell(SITE);
	tell(SITE, all.slice(-1));
	vi.runAllTimers();
	const first = Array(STREAMS_AT_ONCE).fill([SITE, SITE]);
	expect(all.map(({ told }) => told)).toEqual([...first, ...Array(MANY - STREAMS_AT_ONCE).fill([SITE])]);
});

it("replaces too many waiting events by one refresh", () => {
	const { all, tell } = telling(MANY);
	for (let n = 0; n < 65; n++) tell({ kind: "presence", of: `friend-${n}` });
	vi.runAllTimers();
	expect(all.map(({ told }) => told)).toEqual(Array(MANY).fill([{ kind: "refresh" }]));
});
