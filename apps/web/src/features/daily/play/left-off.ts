import type { Day } from "@hilo/rules/progression/site-day";

const KEY = "daily";

/** Whether this tab was playing this deck. A reload then continues on the stage, because the clock runs. */
export function wasOnStage(day: Day): boolean {
	try {
		return sessionStorage.getItem(KEY) === day;
	} catch {
		// The browser blocks storage.
		return false;
	}
}

/** @param day null when the deck is left */
export function noteOnStage(day: Day | null): void {
	try {
		if (day) sessionStorage.setItem(KEY, day);
		else sessionStorage.removeItem(KEY);
	} catch {
		// Without storage a reload shows the start screen.
	}
}
