import type { Page } from "@playwright/test";
import { answerDeckRound, stageIs } from "../deck.ts";
import { expect, journey, waitForHydration } from "../journey.ts";
import { pressAt } from "../keyboard.ts";
import { newPlayer, signUp } from "../player.ts";

// The archive offers the browser's time zone.
journey.use({ timezoneId: "UTC" });

/** Starts the daily deck on a clock that the journey controls. */
async function begin(page: Page): Promise<void> {
	await page.clock.install();
	await page.goto("/daily");
	const play = page.getByRole("button", { name: "Play", exact: true });
	await waitForHydration(play);
	await pressAt(page, play);
}

/** Returns a list that grows with the second card of each open round that the server sends. */
function collectHiddenCards(page: Page): unknown[] {
	const cards: unknown[] = [];
	page.on("response", async (response) => {
		if (!/daily\.(start|guess)/.test(response.url()) || !response.ok()) return;
		const { result } = await response.json();
		const { second } = result.data.next ?? result.data;
		if (second) cards.push(second);
	});
	return cards;
}

journey(
	"a visitor plays a whole daily deck by the keyboard alone, with a reload, shares it, and keeps it by signing up",
	async ({ page, context }) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		const hidden = collectHiddenCards(page);
		await begin(page);
		for (let round = 1; round <= 4; round++) await answerDeckRound(page, round);
		await stageIs(page, "asking");
		await page.reload();
		for (let round = 5; round <= 10; round++) await answerDeckRound(page, round);

		await expect(page.getByRole("heading", { name: "The ten cards" })).toBeVisible();
		expect(hidden.length).toBeGreaterThanOrEqual(10);
		for (const card of hidden) expect(card).not.toHaveProperty("value");
		await pressAt(page, page.getByRole("button", { name: "Share" }));
		await expect(page.getByRole("button", { name: "Copied" })).toBeFocused();
		const [title = "", squares = "", words = "", dare, url] = (
			await page.evaluate(() => navigator.clipboard.readText())
		).split("\n");
		const score = [...squares].filter((square) => square === "🟩").length;
		expect([...squares]).toHaveLength(10);
		expect(title).toMatch(new RegExp(`^Hilo \\d+ · ${score}/10$`));
		expect(words).toContain(`${score} right`);
		expect(dare).toMatch(/^Can you /);
		expect(url).toBe(new URL("/daily", page.url()).href);

		await page.getByRole("link", { name: "Create a free account" }).click();
		await signUp(page, newPlayer());
		await expect(page.getByText(`Your score: ${score}`)).toBeVisible();
		await expect(page.getByText("Keep your result.")).toBeHidden();
		await page.reload();
		await expect(page.getByText(`Your score: ${score}`)).toBeVisible();
		await page.getByRole("link", { name: "Past decks" }).click();
		await expect(page.getByRole("table").getByText(new RegExp(`: ${score} of 10$`))).toBeVisible();
		await expect(page.getByLabel("Time zone")).toHaveValue("UTC");
		// The result has moved from the guest cookie to the account.
		const cookies = await context.cookies();
		expect(cookies.filter(({ name }) => name === "hilo_guest")).toEqual([]);
	},
);
