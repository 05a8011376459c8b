import { journey } from "../journey.ts";
import { expectStill, watchShifts } from "../layout-shifts.ts";
import { registerPlayer } from "../player.ts";
import { StagePage } from "../stage.page.ts";

for (const [game, viewport] of [
	["github", { width: 390, height: 844 }],
	["country", { width: 1440, height: 900 }],
] as const) {
	journey(`nothing jumps on the ${game} stage at ${viewport.width} pixels`, async ({ page, context }) => {
		await page.setViewportSize(viewport);
		await watchShifts(page);
		await registerPlayer(context);
		const stage = new StagePage(page, game);
		await stage.open();
		await stage.guessRight();
		await stage.guessRight();
		await stage.guessWrong();
		await stage.again.click();
		await stage.waitForQuestion();
		await expectStill(page);
	});
}

journey("nothing jumps when the code of a profile's tab comes late", async ({ page, context }) => {
	await watchShifts(page);
	await registerPlayer(context);
	await page.route(/badges-tab.*\.js$/, async (route) => {
		// What moves within half a second of a press is not counted.
		await new Promise((resolve) => setTimeout(resolve, 1500));
		await route.continue();
	});
	await page.goto("/profile");
	await page.getByRole("link", { name: "Badges", exact: true }).click();
	await page.getByRole("heading", { name: "All Badges" }).waitFor();
	await page.getByText("0 of 17 earned").waitFor();
	await expectStill(page);
});
