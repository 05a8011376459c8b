/** Until when somebody is suspended for whom no end was said: the last moment that a date can have, in epoch milliseconds. */
export const FOREVER = 8_640_000_000_000_000;

// Promised in docs/product.md#moderation.

/** Whether somebody is suspended at a moment. `until`: epoch milliseconds; null for whoever is not. */
export function isSuspended(until: number | null, now: number): boolean {
	return until !== null && until > now;
}

/** What whoever is suspended reads on signing in (D59). `until`: epoch milliseconds; the day is one of the time zone. */
export function suspensionText(until: number, timeZone: string): string {
	if (until >= FOREVER) return "This account is suspended.";
	return `This account is suspended until ${dayInWords(until, timeZone)}.`;
}

/** "3 December 2026": the day of a moment, in a time zone. */
export function dayInWords(at: number, timeZone: string): string {
	return new Date(at).toLocaleDateString("en-GB", { dateStyle: "long", timeZone });
}
