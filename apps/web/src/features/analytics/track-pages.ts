import type { AnyRouter } from "@tanstack/react-router";
import { statusOf } from "../../platform/api/errors.ts";
import { device, keepalivePost } from "../../platform/api/request-headers.ts";
import type { Api } from "../../platform/api/trpc.ts";
import { asksNotToBeTracked } from "../../platform/do-not-track.ts";

const TRACK_URL = "/api/analytics/track";
const SETTINGS_FRESH_MS = 5 * 60_000;
/** Statuses of a site without this setting. Its pages are tracked. */
const NO_SETTING_STATUSES: readonly unknown[] = [404, 403];

/**
 * Reports each opened page, unless the browser asks not to be tracked. Neither side stores the visitor.
 * @param opened the path of the document. @returns a function that ends it
 */
export function trackPages(router: AnyRouter, api: Pick<Api, "utils">, opened: string): () => void {
	if (asksNotToBeTracked()) return () => {};
	let last = opened;
	const report = async (path: string, isFirst: boolean) => {
		last = path;
		// The documented body repeats the device of the headers.
		if (await isEnabled(api)) keepalivePost(TRACK_URL, { ...device(), path, ...(isFirst && { isFirst }) });
	};
	const reportIfNew = (path: string) => {
		if (path !== last) report(path, false);
	};
	report(opened, cameFromOutside());
	// The visitor may have navigated before this code was loaded.
	reportIfNew(router.state.resolvedLocation?.pathname ?? opened);
	return router.subscribe("onRendered", ({ toLocation }) => reportIfNew(toLocation.pathname));
}

async function isEnabled({ utils }: Pick<Api, "utils">): Promise<boolean> {
	try {
		const settings = await utils.analytics.settings.fetch(undefined, { staleTime: SETTINGS_FRESH_MS });
		return settings.analyticsEnabled;
	} catch (error) {
		const hasNoSetting = NO_SETTING_STATUSES.includes(statusOf(error));
		if (hasNoSetting) utils.analytics.settings.setData(undefined, { analyticsEnabled: true });
		return hasNoSetting;
	}
}

/** True for an arrival from another site, a bookmark or the address bar; false for a reload. */
function cameFromOutside(): boolean {
	const [arrival] = performance.getEntriesByType("navigation");
	const isNew = !(arrival instanceof PerformanceNavigationTiming) || arrival.type === "navigate";
	const isOwn = document.referrer !== "" && new URL(document.referrer).origin === location.origin;
	return isNew && !isOwn;
}
