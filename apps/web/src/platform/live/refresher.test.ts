import { type QueryKey, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "../api/query-client.ts";
import { createRefresher, GATHER_MS, PATIENCE_MS } from "./refresher.ts";

const ME = [["me", "get"], { type: "query" }];
const BADGES = [["progression", "badges"], { type: "query" }];

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

/** Advances the timers, and lets promises settle. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A cache with an observed query for each key, and the keys that were fetched. */
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

test("refetches one time after many live events, and nothing else", async () => {
	const { refresher, asked } = shown(ME, BADGES);
	for (let n = 0; n < 100; n++) refresher.refresh({ kind: "me" });
	refresher.refresh({ kind: "requests" });
	expect(asked).toEqual([]);
	await pass(GATHER_MS);
	expect(asked).toEqual(["me.get"]);
});

test("leaves the first state of a run as it is, whatever has changed", async () => {
	const { queryClient, refresher, asked } = shown(ME);
	const queryKey = [["play", "current"], { input: { game: "github" }, type: "query" }];
	queryClient.setQueryData(queryKey, 0);
	const queryFn = () => asked.push("play.current");
	new QueryObserver(queryClient, { queryKey, queryFn, staleTime: "static" }).subscribe(() => {});
	refresher.refresh({ kind: "refresh" });
	await pass(GATHER_MS);
	expect(asked).toEqual(["me.get"]);
});

test("refetches immediately after a single live event, and gathers the next ones", async () => {
	const { refresher, asked, answer } = shown(ME);
	refresher.refresh({ kind: "me" });
	await pass(0);
	expect(asked).toHaveLength(1);
	answer();
	await pass(0);
	refresher.refresh({ kind: "me" });
	await pass(GATHER_MS - 1);
	expect(asked).toHaveLength(1);
	await pass(1);
	expect(asked).toHaveLength(2);
});

test("waits for the answers before it refetches again, so that many live events cancel none", async () => {
	const { refresher, asked, answer, queryClient } = shown(ME);
	refresher.refresh({ kind: "me" });
	await pass(0);
	refresher.refresh({ kind: "me" });
	await pass(PATIENCE_MS - 1);
	expect(asked).toHaveLength(1);
	answer();
	await pass(0);
	expect(queryClient.getQueryData(ME)).toBe(1);
	await pass(GATHER_MS);
	expect(asked).toHaveLength(2);
});

test("refetches a query whose first fetch was running when the live event came", async () => {
	const queryClient = createQueryClient();
	const refresher = createRefresher(queryClient);
	const answers: Array<(answer: string) => void> = [];
	const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
	new QueryObserver(queryClient, { queryKey: ME, queryFn }).subscribe(() => {});
	refresher.refresh({ kind: "me" });
	await pass(0);
	expect(answers).toHaveLength(1);
	answers[0]?.("before the event");
	await pass(GATHER_MS);
	expect(answers).toHaveLength(2);
	answers[1]?.("after it");
	await pass(0);
	expect(queryClient.getQueryData(ME)).toBe("after it");
});

test("does not wait forever for an answer", async () => {
	const { refresher, asked } = shown(ME);
	refresher.refresh({ kind: "me" });
	await pass(0);
	refresher.refresh({ kind: "me" });
	await pass(PATIENCE_MS);
	expect(asked).toHaveLength(1);
	await pass(GATHER_MS);
	expect(asked).toHaveLength(2);
});

test("refetches hidden queries when they are shown", async () => {
	const { refresher, asked, queryClient } = shown(BADGES);
	queryClient.setQueryData(ME, 0);
	refresher.refresh({ kind: "me" });
	await pass(0);
	expect(queryClient.getQueryState(ME)?.isInvalidated).toBe(true);
	expect(asked).toEqual([]);
});

test("does nothing after it is stopped", async () => {
	const { refresher, asked } = shown(ME);
	refresher.refresh({ kind: "me" });
	refresher.stop();
	refresher.refresh({ kind: "me" });
	await pass(GATHER_MS);
	expect(asked).toEqual([]);
});
