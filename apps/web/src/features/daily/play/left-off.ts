import type { Day } from "@hilo/rules/progression/site-day";

const KEY = "daily";

/** Whether this tab was on the stage with this deck: after a reload it goes on there, because the clock does. */
export function wasOnStage(day: Day): boolean {
	try {
		return sessionStorage.getItem(KEY) === day;
	} catch {
		// The browser keeps nothing for this site.
		return false;
	}
}

/** @param day null: it is not on the stage any more */
export function noteOnStage(day: Day | null): void {
	try {
		if (day) sessionStorage.setItem(KEY, day);
		else sessionStorage.removeItem(KEY);
	} catch {
		// A reload begins at the start screen.
	}
}
