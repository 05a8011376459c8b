/** The longest name that a time zone has is far shorter. */
const LONGEST = 64;
/** More than there are names; how they are written is the callers'. */
const MAX_KEPT = 1000;
/** The usual names, by names as they were written. To ask the machine's calendar takes longer than all the rest of reading an input. */
const kept = new Map<string, string>();

/** Returns whether a text is the IANA name of a time zone, such as "Pacific/Auckland": not an offset like "+01:00", which knows no summer. */
export function isTimeZone(name: string): boolean {
	if (name.length > LONGEST || !/^[A-Za-z]/.test(name)) return false;
	try {
		usualName(name);
		return true;
	} catch {
		return false;
	}
}

/**
 * Returns the one name of a time zone that this machine uses: of "Asia/Kolkata", "Asia/Calcutta" and "asia/kolkata" the same. What is kept of
 * a zone stands under it, so that no caller can fill the memory with ways to write one.
 *
 * @throws RangeError for an unknown time zone.
 */
export function usualName(timeZone: string): string {
	const known = kept.get(timeZone);
	if (known !== undefined) return known;
	const name = new Intl.DateTimeFormat("en-US", { timeZone }).resolvedOptions().timeZone;
	if (kept.size >= MAX_KEPT) kept.clear();
	kept.set(timeZone, name);
	return name;
}
