import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expect, journey } from "../journey.ts";
import { expectNoLayoutShift, recordLayoutShifts } from "../layout-shifts.ts";
import { playToMistake } from "../play-to-score.ts";
import { registerPlayer } from "../player.ts";
import { shortenPauses } from "../short-pauses.ts";
import { StagePage } from "../stage.page.ts";

/** Plays a run with one right guess, and returns the link of a duel made from it. */
async function challengeBy(context: BrowserContext): Promise<string> {
	const source = { kind: "run", runId: await playToMistake(context, 1) };
	const response = await context.request.post("/api/trpc/duels.create", { data: { source } });
	expect(response.ok(), await response.text()).toBe(true);
	const { result } = await response.json();
	return `/duel/${result.data.id}`;
}

async function openVisitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
	const context = await browser.newContext({
		...(baseURL && { baseURL }),
		reducedMotion: "no-preference",
		viewport: { width: 390, height: 844 },
	});
	await shortenPauses(context);
	const page = await context.newPage();
	await recordLayoutShifts(page);
	return page;
}

journey(
	"a visitor plays against a ghost by link, and both see the result",
	async ({ page, context, browser, baseURL }) => {
		const { username } = await registerPlayer(context);
		const address = await challengeBy(context);
		const visitor = await openVisitor(browser, baseURL);
		await visitor.goto(address);
		await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(`${username} challenges you`);
		const title = `${username} challenges you: GitHub Stars | Hilo`;
		await expect(visitor.locator('meta[property="og:title"]')).toHaveAttribute("content", title);
		const stage = new StagePage(visitor, "github");
		await visitor.getByRole("button", { name: "Play", exact: true }).click();
		await stage.waitForQuestion();
		await expect(visitor.locator(".rival-dot")).toHaveCount(1);
		await expectNoLayoutShift(visitor);
		await stage.guessRight();
		await expect(visitor.locator(".rival-corner")).toHaveText(`${username} 1`);
		await visitor.reload();
		await stage.waitForQuestion();
		await stage.expectScore(1);
		await stage.guessRight();
		const right = await stage.untilDifferent();
		await expect(visitor.getByText("Their run had ended")).toBeVisible();
		await stage.button(right === "up" ? "down" : "up").click();
		await expect(visitor.getByRole("heading", { level: 1, name: "You won" })).toBeFocused();
		await expect(visitor.getByRole("link", { name: "Create a free account" })).toBeVisible();
		await expect(visitor.getByRole("listitem").filter({ hasText: "Did not get here" }).first()).toBeVisible();
		await expectNoLayoutShift(visitor);
		await visitor.context().close();

		await page.goto(address);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Guest won/);
		await expect(page.getByRole("heading", { name: "Round by round" })).toBeVisible();
	},
);
