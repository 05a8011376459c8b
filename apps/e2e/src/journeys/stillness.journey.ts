import { ChatPage } from "../chat.page.ts";
import { delayRequests } from "../delay-requests.ts";
import { expect, journey, waitForHydration } from "../journey.ts";
import { expectNoLayoutShift, recordLayoutShifts } from "../layout-shifts.ts";
import { registerPlayer } from "../player.ts";
import { StagePage } from "../stage.page.ts";

// Sliding and fading elements could shift the layout.
journey.use({ contextOptions: { reducedMotion: "no-preference" } });

journey("the stage shifts no layout, on a phone and on a desktop", async ({ page, context }) => {
	await recordLayoutShifts(page);
	await registerPlayer(context);
	const stage = new StagePage(page, "country");
	await stage.open();
	await stage.guessRight();
	await stage.guessWrong();
	await stage.playAgain.click();
	await stage.waitForQuestion();
	await expectNoLayoutShift(page);
	await page.setViewportSize({ width: 1440, height: 900 });
	await stage.open();
	await stage.guessRight();
	await stage.guessWrong();
	await expectNoLayoutShift(page);
});

journey("a profile tab whose data load late shifts no layout", async ({ page, context }) => {
	await recordLayoutShifts(page);
	await registerPlayer(context);
	const sendTab = await delayRequests(page, /progression\.badges/);
	await page.goto("/profile");
	const badges = page.getByRole("link", { name: "Badges", exact: true });
	// Before hydration the browser would load the link's page, which already contains the tab.
	await waitForHydration(badges);
	// The real font may change line breaks: count only shifts caused by the tab.
	await page.evaluate(async () => {
		await document.fonts.ready;
		window.hiloShifts.splice(0);
	});
	await badges.click();
	// Browsers ignore shifts within half a second of a press.
	await page.waitForTimeout(600);
	await expect(page.getByText(/^0 of \d+ earned$/)).toBeHidden();
	sendTab();
	await page.getByRole("heading", { name: "All Badges" }).waitFor();
	await page.getByText(/^0 of \d+ earned$/).waitFor();
	await expectNoLayoutShift(page);
});

journey(
	"a chat shows its newest messages before its script is loaded, and then moves nothing",
	async ({ page, context, browser }) => {
		const friends = await browser.newContext();
		const [player, friend] = await Promise.all([registerPlayer(context), registerPlayer(friends)]);
		await context.request.post("/api/friend/request", { data: { userId: friend.id } });
		await friends.request.post("/api/friend/accept", { data: { userId: player.id } });
		for (let number = 1; number <= 30; number++) {
			const content = number % 3 === 0 ? `${"Long ".repeat(number)}${number}` : `Message ${number}`;
			await (number % 5 === 0 ? context : friends).request.post(
				`/api/chat/${number % 5 === 0 ? friend.id : player.id}`,
				{ data: { content } },
			);
		}
		await recordLayoutShifts(page);
		const load = await delayRequests(page, /\/assets\/.*\.js/);
		await page.goto(`/messages/${friend.id}`, { waitUntil: "commit" });
		const chat = new ChatPage(page, friend.username);
		const newest = chat.bubble("Message 29");
		await expect(newest).toBeInViewport();
		await expect(chat.field).not.toBeEditable();
		await page.evaluate(() => document.fonts.ready.then(() => window.hiloShifts.splice(0)));
		const topOf = async () => (await newest.boundingBox())?.y ?? 0;
		const before = await topOf();
		load();
		await expect(chat.field).toBeEditable();
		await expect(newest).toBeInViewport();
		expect(Math.abs((await topOf()) - before)).toBeLessThan(1);
		await page.waitForLoadState("networkidle");
		expect(Math.abs((await topOf()) - before)).toBeLessThan(1);
		await expectNoLayoutShift(page);
		await friends.close();
	},
);
