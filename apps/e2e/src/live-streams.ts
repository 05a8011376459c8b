import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { registerPlayer } from "./player.ts";

const EVENTS = "/api/trpc/live.events";

/** Counts the streams of live events that the server opens for the pages of a context, and their workers. */
export function countStreams(context: BrowserContext): { opened: number } {
	const count = { opened: 0 };
	context.on("response", (response) => {
		if (response.ok() && response.url().includes(EVENTS)) count.opened += 1;
	});
	return count;
}

/** Returns the pages that hold a stream: those with a worker. */
export const holders = (pages: readonly Page[]): Page[] => pages.filter((page) => page.workers().length > 0);

/** Waits until the page has asked for its player's own record and been told of so many friend requests. */
export async function untilRequests(page: Page, friendRequests: number, timeout: number): Promise<void> {
	await page.waitForResponse(
		async (response) => {
			if (!response.url().includes("/api/trpc/me.get") || response.status() !== 200) return false;
			const { result } = await response.json();
			return result.data.user?.friendRequests === friendRequests;
		},
		{ timeout },
	);
}

/** Has somebody new ask the page's player to be friends. */
export async function askToBeFriends(browser: Browser, page: Page): Promise<void> {
	const baseURL = new URL(page.url()).origin;
	const { user }: { user: { _id: string } } = await (await page.request.get(`${baseURL}/api/user/me`)).json();
	const somebody = await browser.newContext({ baseURL });
	await registerPlayer(somebody);
	const answer = await somebody.request.post("/api/friend/request", { data: { userId: user._id } });
	expect(answer.ok(), await answer.text()).toBe(true);
	await somebody.close();
}
