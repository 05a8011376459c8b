import { expect, test } from "vitest";
import { expectSoundPool } from "../testing/expect-sound-pool.ts";
import { REPOSITORIES, repositoryPool } from "./github.pool.ts";

test("has 172 repositories in the order of their ids", () => {
	expect(REPOSITORIES.map(({ id }) => id)).toEqual(Array.from({ length: 172 }, (_, index) => index + 1));
	expect(repositoryPool.cards).toHaveLength(172);
});

test("has complete, dated and unique items", () => {
	expectSoundPool(repositoryPool);
	expect(repositoryPool.game).toBe("github");
	for (const { owner, name, stars, language, description } of REPOSITORIES) {
		expect(`${owner}/${name}`).toMatch(/^[\w-]{1,39}\/[\w.-]{1,100}$/);
		expect(Number.isInteger(stars)).toBe(true);
		expect(stars).toBeGreaterThanOrEqual(5_000);
		expect(stars).toBeLessThanOrEqual(600_000);
		expect(language).not.toBe("");
		expect(description.length).toBeLessThanOrEqual(80);
	}
});

test("opens a run with two famous repositories of similar stars", () => {
	const [first, second] = repositoryPool.cards;
	expect([first?.id, second?.id]).toEqual(["torvalds/linux", "microsoft/vscode"]);
	expect((first?.value ?? 0) / (second?.value ?? 1)).toBeLessThan(1.5);
});
