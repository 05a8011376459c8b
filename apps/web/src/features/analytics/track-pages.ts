import type { AnyRouter } from "@tanstack/react-router";
import { TRPCClientError } from "@trpc/client";
import { keepalivePost } from "../../platform/api/keepalive-post.ts";
import { device } from "../../platform/api/request-headers.ts";
import type { Api } from "../../platform/api/trpc.ts";
import { asksNotToBeTracked } from "../../platform/do-not-track.ts";

const TRACK_URL = "/api/analytics/track";
/** platform.md, section 9: analytics settings cache. */
const SETTINGS_FRESH_MS = 5 * 60_000;
/** The statuses of a site that says nothing of it: then pages are tracked (platform.md, section 7). */
const ABSENT: readonly unknown[] = [404, 403];

/**
 * Tells the site of the page that was opened and of every page that follows, once each, unless the browser asks not to be tracked. It
 * stores nothing in the browser, and the site keeps nothing of who it was.
 *
 * @param opened the path that the document was opened with.
 * @returns a function that ends it.
 */
export function trackPages(router: AnyRouter, api: Pick<Api, "utils">, opened: string): () => void {
	if (asksNotToBeTracked()) return () => {};
	let last = opened;
	const report = (path: string, isFirst: boolean) => {
		last = path;
		isWanted(api).then((wanted) => {
			if (wanted) send(path, isFirst);
		});
	};
	const go = (path: string) => {
		if (path !== last) report(path, false);
	};
	report(opened, cameFromOutside());
	// Whoever was quicker than this code has gone on meanwhile.
	go(router.state.resolvedLocation?.pathname ?? opened);
	return router.subscribe("onRendered", ({ toLocation }) => go(toLocation.pathname));
}

/** Whether the site wants to know. What it says counts for five minutes. */
async function isWanted({ utils }: Pick<Api, "utils">): Promise<boolean> {
	try {
		const settings = await utils.analytics.settings.fetch(undefined, { staleTime: SETTINGS_FRESH_MS });
		return settings.analyticsEnabled;
	} catch (error) {
		const isAbsent = error instanceof TRPCClientError && ABSENT.includes(error.data?.httpStatus);
		if (isAbsent) utils.analytics.settings.setData(undefined, { analyticsEnabled: true });
		return isAbsent;
	}
}

/** The documented body names the device, as the headers do. */
function send(path: string, isFirst: boolean): void {
	keepalivePost(TRACK_URL, { ...device(), path, ...(isFirst && { isFirst }) });
}

/** Whether a link elsewhere, a bookmark or the address bar led here; not a reload, and no other page of the site. */
function cameFromOutside(): boolean {
	const [arrival] = performance.getEntriesByType("navigation");
	const isNew = !(arrival instanceof PerformanceNavigationTiming) || arrival.type === "navigate";
	const isOwn = document.referrer !== "" && new URL(document.referrer).origin === location.origin;
	return isNew && !isOwn;
}
