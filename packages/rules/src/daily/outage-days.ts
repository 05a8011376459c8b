import type { Day } from "../progression/site-day.ts";
import { windowOf } from "./days.ts";

// Promised in docs/product.md#streaks.

/** A day on which the site was down for longer counts as played for everybody (D63). */
export const EXCUSED_FROM_MS = 3_600_000;

/** When the site was down: epoch milliseconds. */
export interface Outage {
	readonly beganAt: number;
	readonly endedAt: number;
}

/** Returns the same outages in their order, those that overlap made one: so nothing is counted twice. */
export function mergeOutages(outages: readonly Outage[]): Outage[] {
	const merged: Outage[] = [];
	for (const outage of outages.toSorted((a, b) => a.beganAt - b.beganAt)) {
		const last = merged.at(-1);
		if (!last || outage.beganAt > last.endedAt) merged.push(outage);
		else merged.splice(-1, 1, { ...last, endedAt: Math.max(last.endedAt, outage.endedAt) });
	}
	return merged;
}

/**
 * Returns whether the site was down for over an hour in sum while a day's deck was open in a time zone.
 *
 * @param outages as `mergeOutages` returns them.
 */
export function isOutageDay(day: Day, timeZone: string, outages: readonly Outage[]): boolean {
	// The window is looked up only where there was enough of an outage nearby.
	const midnight = Date.parse(`${day}T00:00:00Z`);
	const near = { opensAt: midnight - 27 * 3_600_000, closesAt: midnight + 54 * 3_600_000 };
	if (downWithin(near, outages) <= EXCUSED_FROM_MS) return false;
	return downWithin(windowOf(day, timeZone), outages) > EXCUSED_FROM_MS;
}

function downWithin(
	{ opensAt, closesAt }: { opensAt: number; closesAt: number },
	outages: readonly Outage[],
): number {
	let ms = 0;
	for (const { beganAt, endedAt } of outages)
		ms += Math.max(0, Math.min(endedAt, closesAt) - Math.max(beganAt, opensAt));
	return ms;
}

/** Returns whether a day somewhere may count as played for everybody because of an outage and those around it. No day is longer than 26 hours. */
export function mayExcuse({ beganAt, endedAt }: Outage, outages: readonly Outage[]): boolean {
	const near = { opensAt: beganAt - 26 * 3_600_000, closesAt: endedAt + 26 * 3_600_000 };
	return downWithin(near, outages) > EXCUSED_FROM_MS;
}
