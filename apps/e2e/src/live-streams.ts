import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { registerPlayer } from "./player.ts";

const EVENTS = "/api/trpc/live.events";

export function countStreams(context: BrowserContext): { opened: number; closed: number } {
	const count = { opened: 0, closed: 0 };
	context.on("response", (response) => {
		if (response.ok() && response.url().includes(EVENTS)) count.opened += 1;
	});
	context.on("requestfailed", (request) => {
		if (request.url().includes(EVENTS)) count.closed += 1;
	});
	return count;
}

/** Overrides the page's visibility: a headless browser shows every page. */
export async function setVisibility(page: Page, to: "hidden" | "visible"): Promise<void> {
	await page.evaluate((state) => {
		Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
		Object.defineProperty(document, "hidden", { configurable: true, value: state === "hidden" });
		document.dispatchEvent(new Event("visibilitychange"));
	}, to);
}

/** Waits until the page has loaded its player's record with this number of friend requests. */
export async function waitForFriendRequests(
	page: Page,
	friendRequests: number,
	timeout: number,
): Promise<void> {
	await page.waitForResponse(
		async (response) => {
			if (!response.url().includes("/api/trpc/me.get") || response.status() !== 200) return false;
			const { result } = await response.json();
			return result.data.user?.friendRequests === friendRequests;
		},
		{ timeout },
	);
}

/** Sends a request from a new player to the page's player. */
export async function sendFriendRequest(browser: Browser, page: Page): Promise<void> {
	const baseURL = new URL(page.url()).origin;
	const { user }: { user: { _id: string } } = await (await page.request.get(`${baseURL}/api/user/me`)).json();
	const otherContext = await browser.newContext({ baseURL });
	await registerPlayer(otherContext);
	const answer = await otherContext.request.post("/api/friend/request", { data: { userId: user._id } });
	expect(answer.ok(), await answer.text()).toBe(true);
	await otherContext.close();
}
