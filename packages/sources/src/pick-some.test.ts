import { expect, test } from "vitest";
import { pickSome } from "./pick-some.ts";
import { seededRandom } from "./testing/seeded-random.ts";

test("picks the number asked for without repeats, and all items when there are fewer", () => {
	const items = [1, 2, 3, 4, 5];
	expect(pickSome(items, 3, () => 0)).toEqual([1, 2, 3]);
	expect(pickSome(items, 2, () => 0.999)).toEqual([5, 4]);
	expect(pickSome(items, 9, seededRandom("more")).toSorted()).toEqual(items);
	expect(pickSome(items, 0, seededRandom("none"))).toEqual([]);
	expect(items).toHaveLength(5);
});
