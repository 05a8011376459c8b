import { GAME_IDS } from "@hilo/rules/play/games";
import { expect, test } from "vitest";
import { COUNTRIES, countryPool } from "./country/country.pool.ts";
import { filterOf } from "./filters.ts";
import { REPOSITORIES, repositoryPool } from "./github/github.pool.ts";
import { SUBREDDITS, subredditPool } from "./reddit/reddit.pool.ts";
import { expectSoundPool } from "./testing/expect-sound-pool.ts";

test.each(GAME_IDS)("has complete, dated and unique items for %s", (game) => {
	const pool = filterOf(game, "")?.pool() ?? expect.unreachable();
	expect(pool.game).toBe(game);
	expect(pool.cards.length).toBeGreaterThanOrEqual(20);
	expectSoundPool(pool);
});

test("gives a country's name its article in a sentence, and shows a differing year", () => {
	for (const { name, inSentence = name } of COUNTRIES)
		expect(inSentence).toMatch(new RegExp(`^(the )?${name}$`));
	const cardOf = (iso2: string) => countryPool.cards.find(({ id }) => id === iso2);
	expect(cardOf("nl")).toHaveProperty("inSentence", "the Netherlands");
	expect(cardOf("fr")).not.toHaveProperty("inSentence");
	expect(cardOf("by")?.detail).toBe("Visitors in 2005");
});

test("opens a run of repositories with two famous ones of similar stars", () => {
	const [first, second] = repositoryPool.cards;
	expect([first?.id, second?.id]).toEqual(["torvalds/linux", "microsoft/vscode"]);
	expect((first?.value ?? 0) / (second?.value ?? 1)).toBeLessThan(1.5);
});

test("has plausible numbers of stars and subscribers", () => {
	for (const { name, stars } of REPOSITORIES) expect(stars > 5_000 && stars < 600_000, name).toBe(true);
	for (const { name, subscribers } of SUBREDDITS)
		expect(subscribers > 50_000 && subscribers < 70_000_000, name).toBe(true);
});

test("adds the title to a subreddit's name that needs explaining", () => {
	const detail = (id: string) => subredditPool.cards.find((card) => card.id === id)?.detail;
	expect(detail("aoe2")).toBe("Age of Empires II · The classic medieval strategy game");
	expect(detail("AskReddit")).toBe("Open questions put to everyone on the site");
});
