/** The end of a suspension without an end: the last moment that a JavaScript Date can hold, in epoch ms. */
export const NO_SUSPENSION_END = 8_640_000_000_000_000;

/** Returns whether a suspension is in force. `until` and `now` in epoch ms; `until` is null without a suspension. */
export function isSuspended(until: number | null, now: number): boolean {
	return until !== null && until > now;
}

/** Returns the message of a refused sign-in. `until` in epoch ms; the time zone decides which day is named. */
export function suspensionText(until: number, timeZone: string): string {
	if (until >= NO_SUSPENSION_END) return "This account is suspended.";
	return `This account is suspended until ${dayInWords(until, timeZone)}.`;
}

/** Returns the day of a moment (epoch ms) in a time zone: "3 December 2026". */
export function dayInWords(at: number, timeZone: string): string {
	return new Date(at).toLocaleDateString("en-GB", { dateStyle: "long", timeZone });
}
