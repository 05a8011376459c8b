import type { AnyRouter } from "@tanstack/react-router";
import type { Api } from "../platform/api/trpc.ts";
import { ignoreLostCode } from "../platform/lost-code.ts";

/** The page's own needs come first. */
const AFTER_MS = 1000;

/** Counts opened pages from now on. Ad blockers may block its code, which is ignored. */
export function startTracking(router: AnyRouter, api: Api): void {
	const { pathname } = location;
	setTimeout(() => {
		import("../features/analytics/track-pages.ts")
			.then(({ trackPages }) => trackPages(router, api, pathname))
			.catch(ignoreLostCode);
	}, AFTER_MS);
}
