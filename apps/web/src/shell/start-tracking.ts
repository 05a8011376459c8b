import type { AnyRouter } from "@tanstack/react-router";
import type { Api } from "../platform/api/trpc.ts";

/** What the page needs itself comes first. */
const AFTER_MS = 1000;

/** Has the pages counted that are opened from now on. Where the code for it can't be had, nobody misses it. */
export function startTracking(router: AnyRouter, api: Api): void {
	const { pathname } = location;
	setTimeout(() => {
		import("../features/analytics/track-pages.ts")
			.then(({ trackPages }) => trackPages(router, api, pathname))
			.catch(() => {});
	}, AFTER_MS);
}
