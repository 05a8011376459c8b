import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { holdTimers } from "../../testing/hold-timers.ts";
import { fakeStream, QuietWorker } from "../../testing/live.ts";
import { createQueryClient } from "../api/query-client.ts";
import { useConnected } from "./connection.ts";
import { onFact } from "./heard.ts";
import { ANSWER_MS, startLive } from "./start-live.ts";

const ME = [["me", "get"], { type: "query" }];
const ends: Array<() => void> = [];
afterEach(() => {
	for (const end of ends.splice(0)) end();
});

const names = () => QuietWorker.running.map(({ name }) => name);

/** A tab of this player that shows their own record, and how often it has asked for it. */
async function openTab(userId: string) {
	const queryClient = createQueryClient();
	queryClient.setQueryData(ME, 0);
	const tab = { asked: 0, leave: () => {} };
	const queryFn = () => ++tab.asked;
	ends.push(
		new QueryObserver(queryClient, { queryKey: ME, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(
			() => {},
		),
	);
	tab.leave = startLive(queryClient, userId, () => {});
	ends.push(tab.leave);
	// Whoever begins to lead says that there is no stream yet.
	await expect.poll(names).toContain(userId);
	return tab;
}

function streamOf(userId: string) {
	const stream = fakeStream(userId);
	ends.push(stream.close);
	return stream;
}

test("starts one worker, named after the player, and ends it with the last tab", async () => {
	const [first, second] = [await openTab("ada"), await openTab("ada")];
	await expect.poll(names).toEqual(["ada"]);
	first.leave();
	await expect.poll(names).toEqual(["ada"]);
	second.leave();
	await expect.poll(names).toEqual([]);
});

test("is connected while the stream is, and asks for everything once with each new connection", async () => {
	const hook = await renderHook(() => useConnected());
	const stream = streamOf("ada");
	const tab = await openTab("ada");
	const isConnected = () => hook.result.current;
	await expect.poll(() => stream.heard).toContainEqual({ kind: "ask" });
	stream.connect();
	await expect.poll(isConnected).toBe(true);
	await expect.poll(() => tab.asked).toBe(1);
	stream.disconnect();
	await expect.poll(isConnected).toBe(false);
	stream.connect();
	await expect.poll(isConnected).toBe(true);
	await expect.poll(() => tab.asked).toBe(2);
	tab.leave();
	await expect.poll(isConnected).toBe(false);
});

test("asks for nothing when it only hears again how the stream is", async () => {
	const stream = streamOf("ada");
	const tab = await openTab("ada");
	const connected = { kind: "stream", connection: { id: "one", version: null }, isRefused: false } as const;
	const heard: string[] = [];
	ends.push(onFact("refresh", () => heard.push("refresh")));
	ends.push(onFact("typing", () => heard.push("typing")));
	for (let answer = 0; answer < 5; answer++) stream.say(connected);
	stream.tell({ kind: "typing", from: "grace" });
	await expect.poll(() => heard).toEqual(["refresh", "typing"]);
	await expect.poll(() => tab.asked).toBe(1);
});

test("hears the facts of its own player only", async () => {
	const [adas, graces] = [streamOf("ada"), streamOf("grace")];
	await openTab("ada");
	const heard: string[] = [];
	ends.push(onFact("message", ({ from }) => heard.push(from)));
	graces.tell({ kind: "message", from: "eve" });
	adas.tell({ kind: "message", from: "ben" });
	await expect.poll(() => heard).toEqual(["ben"]);
});

test("looks who is signed in when the server refuses the stream, and when another tab has somebody else", async () => {
	const stream = streamOf("ada");
	const tab = await openTab("ada");
	stream.disconnect(true);
	await expect.poll(() => tab.asked).toBe(1);
	const other = await openTab("grace");
	await expect.poll(() => tab.asked).toBe(2);
	expect(other.asked).toBeLessThanOrEqual(1);
});

test("polls when nobody says how the stream is: the tab that holds it may sleep", async () => {
	const outOfPatience = holdTimers("setTimeout", ANSWER_MS);
	const hook = await renderHook(() => useConnected());
	const stream = streamOf("ada");
	await openTab("ada");
	stream.connect();
	await expect.poll(() => hook.result.current).toBe(true);
	const asks = stream.heard.length;
	document.dispatchEvent(new Event("visibilitychange"));
	await expect.poll(() => stream.heard.length).toBe(asks + 1);
	outOfPatience();
	await expect.poll(() => hook.result.current).toBe(false);
});

test("passes the stream on when its worker can't be had", async () => {
	const [first] = [await openTab("ada"), await openTab("ada")];
	await expect.poll(names).toEqual(["ada"]);
	const [before] = QuietWorker.running;
	before?.onerror?.();
	await expect.poll(() => QuietWorker.running[0] !== before && names()).toEqual(["ada"]);
	first.leave();
	expect(names()).toEqual(["ada"]);
});

test.each(["Worker", "BroadcastChannel"] as const)(
	"leaves everything to polling in a browser without %s",
	(part) => {
		const whole = window[part];
		Reflect.set(window, part, undefined);
		ends.push(() => Reflect.set(window, part, whole));
		ends.push(startLive(createQueryClient(), "ada", () => {}));
		expect(names()).toEqual([]);
	},
);

test("keeps nothing of ten thousand facts", async () => {
	const stream = streamOf("ada");
	const tab = await openTab("ada");
	let heard = 0;
	ends.push(onFact("typing", () => heard++));
	stream.connect();
	await expect.poll(() => tab.asked).toBe(1);
	const timers = vi.spyOn(window, "setTimeout");
	for (let fact = 0; fact < 10_000; fact++) {
		stream.tell(fact % 2 === 0 ? { kind: "typing", from: "grace" } : { kind: "presence", of: `p${fact}` });
	}
	await expect.poll(() => heard).toBe(5000);
	// Gathered: some looks, instead of one for each fact.
	expect(timers.mock.calls.length).toBeLessThan(500);
	expect(tab.asked).toBe(1);
});
