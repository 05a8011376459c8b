export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** 24 hours, also where a calendar day has 23 or 25. */
export const DAY_MS = 24 * HOUR_MS;

/** Returns how long ago something was (ms), such as "3 hours ago"; "just now" within a minute and for the future. */
export function ageOf(ms: number): string {
	if (ms < MINUTE_MS) return "just now";
	if (ms < HOUR_MS) return `${counted(ms / MINUTE_MS, "minute")} ago`;
	return `${ms < 2 * DAY_MS ? counted(ms / HOUR_MS, "hour") : counted(ms / DAY_MS, "day")} ago`;
}

/** Returns a time (ms) rounded up, such as "40 seconds", "5 minutes" or "3 hours". */
export function spanOf(ms: number): string {
	if (ms <= 90_000) return counted(Math.max(1, Math.ceil(ms / 1000)), "second");
	if (ms <= 90 * MINUTE_MS) return counted(Math.ceil(ms / MINUTE_MS), "minute");
	return counted(Math.ceil(ms / HOUR_MS), "hour");
}

function counted(amount: number, unit: string): string {
	const count = Math.floor(amount);
	return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
