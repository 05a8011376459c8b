import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { acceptStreams, failStreams, openStreams, sendLiveEvent } from "../../testing/live.ts";
import { createQueryClient } from "../api/query-client.ts";
import { useConnected } from "./connection.ts";
import { onLiveEvent } from "./live-event-listeners.ts";
import { startLive } from "./start-live.ts";

const ME = [["me", "get"], { type: "query" }];
const ends: Array<() => void> = [];
afterEach(() => {
	for (const end of ends.splice(0)) end();
});

/** A tab of ada's that shows her record, with the number of its fetches. */
function openTab() {
	const queryClient = createQueryClient();
	queryClient.setQueryData(ME, 0);
	const tab = { asked: 0, leave: startLive(queryClient, "ada", () => {}) };
	const queryFn = () => ++tab.asked;
	const observer = new QueryObserver(queryClient, {
		queryKey: ME,
		queryFn,
		staleTime: Number.POSITIVE_INFINITY,
	});
	ends.push(
		observer.subscribe(() => {}),
		tab.leave,
	);
	return tab;
}

test("is connected while the stream is, and refetches everything on each new connection", async () => {
	const hook = await renderHook(() => useConnected());
	const tab = openTab();
	const isConnected = () => hook.result.current;
	expect(isConnected()).toBe(false);
	acceptStreams();
	await expect.poll(isConnected).toBe(true);
	await expect.poll(() => tab.asked).toBe(1);
	failStreams();
	await expect.poll(isConnected).toBe(false);
	dispatchEvent(new Event("online"));
	acceptStreams();
	await expect.poll(isConnected).toBe(true);
	await expect.poll(() => tab.asked).toBe(2);
	tab.leave();
	await expect.poll(isConnected).toBe(false);
	expect(openStreams()).toEqual([]);
});

test("checks the session when the server refuses the stream", async () => {
	const tab = openTab();
	failStreams(true);
	await expect.poll(() => tab.asked).toBe(1);
});

test("keeps no memory of ten thousand live events", async () => {
	const tab = openTab();
	let heard = 0;
	ends.push(onLiveEvent("typing", () => heard++));
	acceptStreams();
	await expect.poll(() => tab.asked).toBe(1);
	const timers = vi.spyOn(window, "setTimeout");
	for (let fact = 0; fact < 10_000; fact++) {
		sendLiveEvent(fact % 2 === 0 ? { kind: "typing", from: "grace" } : { kind: "presence", of: `p${fact}` });
	}
	expect(heard).toBe(5000);
	// Each live event restarts the heartbeat timer. The refetches are batched: far fewer than live events.
	expect(timers.mock.calls.filter(([, ms]) => (ms ?? 0) < 50_000).length).toBeLessThan(500);
	expect(tab.asked).toBe(1);
});
