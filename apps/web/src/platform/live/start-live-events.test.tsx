import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { acceptStreams, failStreams, openStreams } from "../../testing/live-streams.ts";
import { createQueryClient } from "../api/query-client.ts";
import { useConnected } from "./connection.ts";
import { startLiveEvents } from "./start-live-events.ts";

const ME = [["me", "get"], { type: "query" }];
const ends: Array<() => void> = [];
afterEach(() => {
	for (const end of ends.splice(0)) end();
});

/** A tab of ada's that shows her record, with the number of its fetches. */
function openTab() {
	const queryClient = createQueryClient();
	queryClient.setQueryData(ME, 0);
	const tab = { asked: 0, leave: startLiveEvents(queryClient, "ada", () => {}) };
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
