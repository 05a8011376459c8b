import type { Page } from "@playwright/test";
import { countStreams } from "../browser-player.ts";
import { expect, journey, waitForHydration } from "../journey.ts";
import { registerPlayer } from "../player.ts";

journey.use({ servers: 2 });

journey(
	"a visitor holds no stream, each visible tab of a player one; a hidden tab catches up when shown",
	async ({ page: first, context, browser, baseURL }) => {
		const streams = countStreams(context);
		await first.clock.install();
		await first.goto("/credits");
		await waitForHydration(first.getByRole("link", { name: "Leaderboard" }).first());
		await first.clock.runFor(60_000);
		await first.waitForLoadState("networkidle");
		expect(streams.opened).toBe(0);

		const { id } = await registerPlayer(context);
		const receiveRequest = async () => {
			const others = await browser.newContext({ baseURL: baseURL ?? "" });
			await registerPlayer(others);
			const answer = await others.request.post("/api/friend/request", { data: { userId: id } });
			expect(answer.ok(), await answer.text()).toBe(true);
			await others.close();
		};
		const second = await context.newPage();
		for (const page of [first, second]) await page.goto("/credits");
		await expect.poll(() => streams.opened).toBe(2);
		await receiveRequest();
		const menuOf = (page: Page) => page.getByRole("button", { name: /^Account menu/ });
		const [menu, secondMenu] = [menuOf(first), menuOf(second)];
		for (const each of [menu, secondMenu]) await expect(each).toContainText("1 new");

		await setVisibility(first, "hidden");
		await expect.poll(() => streams.closed).toBe(1);
		await receiveRequest();
		await expect(secondMenu).toContainText("2 new");
		await expect(menu).toContainText("1 new");
		await setVisibility(first, "visible");
		await expect(menu).toContainText("2 new");
		await expect.poll(() => streams.opened).toBe(3);
	},
);

/** Overrides the page's visibility: a headless browser shows every page. */
async function setVisibility(page: Page, to: "hidden" | "visible"): Promise<void> {
	await page.evaluate((state) => {
		Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
		Object.defineProperty(document, "hidden", { configurable: true, value: state === "hidden" });
		document.dispatchEvent(new Event("visibilitychange"));
	}, to);
}
