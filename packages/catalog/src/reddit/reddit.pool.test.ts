import { expect, test } from "vitest";
import { expectSoundPool } from "../testing/expect-sound-pool.ts";
import { SUBREDDITS, subredditPool } from "./reddit.pool.ts";

test("290 subreddits, in a fixed order", () => {
	expect(SUBREDDITS.map(({ id }) => id)).toEqual(Array.from({ length: 290 }, (_, index) => index + 1));
});

test("has complete, dated and unique items", () => {
	expectSoundPool(subredditPool);
	expect(subredditPool.game).toBe("reddit");
	expect(new Set(SUBREDDITS.map(({ name }) => name.toLowerCase())).size).toBe(290);
	for (const { name, title, description, subscribers } of SUBREDDITS) {
		expect(name).toMatch(/^\w{2,21}$/);
		expect(title).not.toBe("");
		expect(description.length, name).toBeLessThanOrEqual(100);
		expect(Number.isInteger(subscribers), name).toBe(true);
		expect(subscribers, name).toBeGreaterThan(50_000);
		expect(subscribers, name).toBeLessThan(70_000_000);
	}
});

test("adds the title to a name that needs explaining", () => {
	const detail = (id: string) => subredditPool.cards.find((card) => card.id === id)?.detail;
	expect(detail("aoe2")).toBe("Age of Empires II · The classic medieval strategy game");
	expect(detail("AskReddit")).toBe("Open questions put to everyone on the site");
});
