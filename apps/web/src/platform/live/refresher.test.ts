import { type QueryKey, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { holdTimers } from "../../testing/hold-timers.ts";
import { createQueryClient } from "../api/query-client.ts";
import { createRefresher, GATHER_MS } from "./refresher.ts";

const ME = [["me", "get"], { type: "query" }];
const BADGES = [["progression", "badges"], { type: "query" }];

const gathering = (ms: number) => ms <= GATHER_MS;

/** A cache with an observed query for each key, and the names of those that were asked for. */
function shown(...keys: QueryKey[]) {
	const queryClient = createQueryClient();
	const asked: string[] = [];
	const answers: Array<() => void> = [];
	for (const queryKey of keys) {
		queryClient.setQueryData(queryKey, 0);
		const queryFn = () => {
			asked.push([queryKey[0]].flat().join("."));
			return new Promise<number>((resolve) => answers.push(() => resolve(1)));
		};
		new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(
			() => {},
		);
	}
	const answer = () => {
		for (const each of answers.splice(0)) each();
	};
	return { queryClient, asked, answer, refresher: createRefresher(queryClient) };
}

test("asks once for what a burst of facts names, and for nothing else", async () => {
	const gathered = holdTimers("setTimeout", gathering);
	const { refresher, asked } = shown(ME, BADGES);
	for (let fact = 0; fact < 100; fact++) refresher.refresh({ kind: "me" });
	refresher.refresh({ kind: "requests" });
	expect(asked).toEqual([]);
	expect(gathered()).toBe(1);
	await expect.poll(() => asked).toEqual(["me.get"]);
});

test("looks at once at a fact that comes alone, and gathers those that follow", async () => {
	const atOnce = holdTimers("setTimeout", (ms) => ms <= 0);
	const { refresher, asked, answer, queryClient } = shown(ME);
	refresher.refresh({ kind: "me" });
	expect(atOnce()).toBe(1);
	await expect.poll(() => asked.length).toBe(1);
	const gathered = holdTimers("setTimeout", (ms) => ms > 0 && gathering(ms));
	refresher.refresh({ kind: "me" });
	answer();
	await expect.poll(() => queryClient.getQueryData(ME)).toBe(1);
	await expect.poll(gathered).toBe(1);
	await expect.poll(() => asked.length).toBe(2);
});

test("waits for the answers before it looks again, so that a stream of facts keeps none from arriving", async () => {
	const gathered = holdTimers("setTimeout", gathering);
	const { refresher, asked, answer, queryClient } = shown(ME);
	refresher.refresh({ kind: "me" });
	gathered();
	await expect.poll(() => asked.length).toBe(1);
	refresher.refresh({ kind: "me" });
	expect(gathered()).toBe(0);
	answer();
	await expect.poll(() => queryClient.getQueryData(ME)).toBe(1);
	await expect.poll(gathered).toBe(1);
	await expect.poll(() => asked.length).toBe(2);
});

test("asks again for what was asked for the first time when the fact came", async () => {
	const gathered = holdTimers("setTimeout", gathering);
	const queryClient = createQueryClient();
	const refresher = createRefresher(queryClient);
	const answers: Array<(answer: string) => void> = [];
	const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
	new QueryObserver(queryClient, { queryKey: ME, queryFn }).subscribe(() => {});
	refresher.refresh({ kind: "me" });
	gathered();
	expect(answers).toHaveLength(1);
	answers[0]?.("before the fact");
	await expect.poll(gathered).toBe(1);
	await expect.poll(() => answers.length).toBe(2);
	answers[1]?.("after it");
	await expect.poll(() => queryClient.getQueryData(ME)).toBe("after it");
});

test("does not wait for ever for an answer that never comes", async () => {
	const gathered = holdTimers("setTimeout", gathering);
	const lostPatience = holdTimers("setTimeout", 5000);
	const { refresher, asked } = shown(ME);
	refresher.refresh({ kind: "me" });
	gathered();
	await expect.poll(() => asked.length).toBe(1);
	refresher.refresh({ kind: "me" });
	lostPatience();
	await expect.poll(gathered).toBe(1);
	await expect.poll(() => asked.length).toBe(2);
});

test("leaves what is not on the screen until it is shown", async () => {
	const gathered = holdTimers("setTimeout", gathering);
	const { refresher, asked, queryClient } = shown(BADGES);
	queryClient.setQueryData(ME, 0);
	refresher.refresh({ kind: "refresh" });
	gathered();
	await expect.poll(() => queryClient.getQueryState(ME)?.isInvalidated).toBe(true);
	expect(asked).toEqual([]);
});

test("does nothing more once it is stopped", () => {
	const gathered = holdTimers("setTimeout", gathering);
	const { refresher } = shown(ME);
	refresher.refresh({ kind: "me" });
	refresher.stop();
	expect(gathered()).toBe(0);
	refresher.refresh({ kind: "me" });
	expect(gathered()).toBe(0);
});
