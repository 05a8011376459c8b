import type { CDPSession, Page } from "@playwright/test";
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

journey("a tab that stays open does not leak memory", async ({ page, context, browser }) => {
	await registerPlayer(context);
	const streams = countStreams(context);
	await page.clock.install();
	await page.goto("/");
	await expect.poll(() => streams.opened).toBe(1);
	const memory = await Memory.connect(page);
	const { listeners } = await memory.measure();
	const runMinutes = async (minutes: number) => {
		for (let minute = 0; minute < minutes; minute++) await page.clock.runFor(60_000);
		// Skipped minutes bring no heartbeats: wait until the streams that timed out have closed.
		await expect.poll(async () => (await memory.measure()).listeners).toBeLessThan(listeners + 10);
	};
	const receiveRequest = async (friendRequests: number) => {
		const refreshed = waitForFriendRequests(page, friendRequests, 60_000);
		await sendFriendRequest(browser, page);
		await refreshed;
	};
	// Code that runs for the first time stays in memory.
	await receiveRequest(1);
	await runMinutes(3);
	const before = await memory.measure();
	await runMinutes(5);
	await receiveRequest(2);
	await runMinutes(5);
	const after = await memory.measure();
	// Code that runs for the first time accounts for up to 360 kB.
	expect(after.bytes - before.bytes).toBeLessThan(500_000);
	expect(after.nodes - before.nodes).toBeLessThan(16);
});

interface MemoryUse {
	readonly bytes: number;
	readonly nodes: number;
	readonly listeners: number;
}

class Memory {
	readonly #session: CDPSession;

	private constructor(session: CDPSession) {
		this.#session = session;
	}

	static async connect(page: Page): Promise<Memory> {
		const session = await page.context().newCDPSession(page);
		await session.send("Performance.enable");
		return new Memory(session);
	}

	async measure(): Promise<MemoryUse> {
		// The second collection frees weakly held objects and those of a task that has just ended.
		for (let pass = 0; pass < 2; pass++) await this.#session.send("HeapProfiler.collectGarbage");
		const { metrics } = await this.#session.send("Performance.getMetrics");
		const metricValue = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
		return {
			bytes: metricValue("JSHeapUsedSize"),
			nodes: metricValue("Nodes"),
			listeners: metricValue("JSEventListeners"),
		};
	}
}
