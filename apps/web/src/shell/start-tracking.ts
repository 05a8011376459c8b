import type { AnyRouter } from "@tanstack/react-router";
import type { Api } from "../platform/api/trpc.ts";
import { ignoreLostCode } from "../platform/lost-code.ts";

/** What the page needs itself comes first. */
const AFTER_MS = 1000;

/** Has the pages counted that are opened from now on. Ad blockers block its code, and no reader misses it. */
export function startTracking(router: AnyRouter, api: Api): void {
	const { pathname } = location;
	setTimeout(() => {
		import("../features/analytics/track-pages.ts")
			.then(({ trackPages }) => trackPages(router, api, pathname))
			.catch(ignoreLostCode);
	}, AFTER_MS);
}
