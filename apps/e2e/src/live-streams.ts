import type { BrowserContext, Page } from "@playwright/test";

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
