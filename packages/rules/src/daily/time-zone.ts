const LONGEST = 64;
/** More than there are names. Callers choose the spelling, so the cache needs a limit. */
const MAX_KEPT = 1000;
/** Canonical names by spelling. To ask `Intl` takes longer than the rest of parsing an input. */
const kept = new Map<string, string>();

/** Returns whether a text is an IANA time zone like "Pacific/Auckland". An offset like "+01:00" has no summer time. */
export function isTimeZone(name: string): boolean {
	if (name.length > LONGEST || !/^[A-Za-z]/.test(name)) return false;
	try {
		canonicalZoneName(name);
		return true;
	} catch {
		return false;
	}
}

/**
 * Returns the one name that this machine uses for a zone, so that caches have one key per zone, not one per spelling.
 * @throws RangeError for an unknown time zone.
 */
export function canonicalZoneName(timeZone: string): string {
	const known = kept.get(timeZone);
	if (known !== undefined) return known;
	const name = new Intl.DateTimeFormat("en-US", { timeZone }).resolvedOptions().timeZone;
	if (kept.size >= MAX_KEPT) kept.clear();
	kept.set(timeZone, name);
	return name;
}
