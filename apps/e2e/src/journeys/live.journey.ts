import { expect, journey, waitForHydration } from "../journey.ts";
import { countStreams, sendFriendRequest, setVisibility, waitForFriendRequests } from "../live-streams.ts";
import { registerPlayer } from "../player.ts";

journey.use({ servers: 2 });

/** Shorter than the polling interval, so that a change within it came as a live event. */
const LIVE_EVENT_LIMIT_MS = 8000;

journey(
	"a visitor holds no stream, each visible tab of a player one; a hidden tab refreshes when shown",
	async ({ page: first, context, browser }) => {
		const streams = countStreams(context);
		await first.clock.install();
		await first.goto("/credits");
		await waitForHydration(first.getByRole("link", { name: "Leaderboard" }).first());
		await first.clock.runFor(60_000);
		await first.waitForLoadState("networkidle");
		expect(streams.opened).toBe(0);

		await registerPlayer(context);
		const second = await context.newPage();
		for (const page of [first, second]) await page.goto("/credits");
		await expect.poll(() => streams.opened).toBe(2);
		const refreshed = [first, second].map((page) => waitForFriendRequests(page, 1, LIVE_EVENT_LIMIT_MS));
		await sendFriendRequest(browser, first);
		await Promise.all(refreshed);

		await setVisibility(first, "hidden");
		await expect.poll(() => streams.closed).toBe(1);
		const secondIsRefreshed = waitForFriendRequests(second, 2, LIVE_EVENT_LIMIT_MS);
		await sendFriendRequest(browser, second);
		await secondIsRefreshed;
		const menuButton = first.getByRole("button", { name: /^Account menu/ });
		await expect(menuButton).toContainText("1 new");
		await setVisibility(first, "visible");
		await expect(menuButton).toContainText("2 new");
		await expect.poll(() => streams.opened).toBe(3);
	},
);
