import type { Day } from "../progression/site-day.ts";
import { HOUR_MS } from "../time/durations.ts";
import { windowOf } from "./days.ts";

/** A day with a longer outage counts as played for every streak (docs/product.md#streaks). */
const EXCUSED_FROM_MS = HOUR_MS;

/** When the site was down, in epoch ms. */
export interface Outage {
	readonly beganAt: number;
	readonly endedAt: number;
}

/** Returns the outages in order, overlapping ones merged, so that no time counts twice. */
export function mergeOutages(outages: readonly Outage[]): Outage[] {
	const merged: Outage[] = [];
	for (const outage of outages.toSorted((a, b) => a.beganAt - b.beganAt)) {
		const last = merged.at(-1);
		if (!last || outage.beganAt > last.endedAt) merged.push(outage);
		else merged.splice(-1, 1, { ...last, endedAt: Math.max(last.endedAt, outage.endedAt) });
	}
	return merged;
}

/** Returns whether outages from `mergeOutages` sum to over an hour while a day's deck was open in a time zone. */
export function isOutageDay(day: Day, timeZone: string, outages: readonly Outage[]): boolean {
	// The exact window is looked up only if there was enough of an outage nearby.
	const midnight = Date.parse(`${day}T00:00:00Z`);
	const widestWindow = { opensAt: midnight - 27 * HOUR_MS, closesAt: midnight + 54 * HOUR_MS };
	if (downtimeWithin(widestWindow, outages) <= EXCUSED_FROM_MS) return false;
	return downtimeWithin(windowOf(day, timeZone), outages) > EXCUSED_FROM_MS;
}

function downtimeWithin(
	{ opensAt, closesAt }: { opensAt: number; closesAt: number },
	outages: readonly Outage[],
): number {
	let ms = 0;
	for (const { beganAt, endedAt } of outages)
		ms += Math.max(0, Math.min(endedAt, closesAt) - Math.max(beganAt, opensAt));
	return ms;
}

/** Returns whether an outage, with those around it, may excuse a day anywhere. No day is longer than 26 hours. */
export function mayExcuse({ beganAt, endedAt }: Outage, outages: readonly Outage[]): boolean {
	const widestWindow = { opensAt: beganAt - 26 * HOUR_MS, closesAt: endedAt + 26 * HOUR_MS };
	return downtimeWithin(widestWindow, outages) > EXCUSED_FROM_MS;
}
