import { expect, it } from "vitest";
import { testClock } from "../testing/test-clock.ts";
import { ProcessCaches } from "./process-caches.ts";

function cachesAndClock() {
	const clock = testClock();
	return { clock, caches: new ProcessCaches(clock) };
}

it("drops a value at its age by the process's clock, and not when the machine's clock is set back", () => {
	const { clock, caches } = cachesAndClock();
	const boards = caches.get<string>("boards");
	boards.set("a", "first");
	clock.set(clock.now() - 3_600_000);
	clock.advance(999);
	expect(boards.get("a")).toBe("first");
	clock.advance(1);
	expect(boards.get("a")).toBeUndefined();
});

it("loads a value once for concurrent callers, and keeps no failure", async () => {
	const { clock, caches } = cachesAndClock();
	const totals = caches.get<number>("creatorTotals");
	let loads = 0;
	const get = (load: () => Promise<number>) =>
		totals.forceFetch("all", {
			context: () => {
				loads++;
				return load();
			},
		});
	const failing = () => get(() => Promise.reject(new Error("no")));
	expect(await Promise.allSettled([failing(), failing()])).toMatchObject([
		{ status: "rejected", reason: { message: "no" } },
		{ status: "rejected", reason: { message: "no" } },
	]);
	expect(loads).toBe(1);
	expect(await Promise.all([get(async () => 1), get(async () => 2)])).toEqual([1, 1]);
	clock.advance(60_000);
	expect(await get(async () => 3)).toBe(3);
	expect(loads).toBe(3);
});

it("clears what is public, also while it loads, and nothing else", async () => {
	const { caches } = cachesAndClock();
	const [texts, drawings] = [
		caches.get<string>("gameItems", () => 1),
		caches.get<string>("drawings", () => 1),
	];
	let clears = 0;
	caches.add(() => {
		clears++;
	});
	texts.set("a", "a");
	drawings.set("a", "a");
	const { promise, resolve } = Promise.withResolvers<string>();
	const loading = texts.forceFetch("b", { context: () => promise });
	caches.clear();
	resolve("b");
	expect(await loading).toBe("b");
	expect([texts.size, drawings.size, clears]).toEqual([0, 1, 1]);
});
