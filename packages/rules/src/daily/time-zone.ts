const MAX_NAME_LENGTH = 64;
/** More than there are names. Callers choose the spelling, so the cache needs a limit. */
const MAX_CACHED = 1000;
/** Canonical names by spelling. To ask `Intl` takes longer than the rest of parsing an input. */
const cache = new Map<string, string>();

/** Returns whether a text is an IANA time zone like "Pacific/Auckland". An offset like "+01:00" has no summer time. */
export function isTimeZone(name: string): boolean {
	if (name.length > MAX_NAME_LENGTH || !/^[A-Za-z]/.test(name)) return false;
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
	const cached = cache.get(timeZone);
	if (cached !== undefined) return cached;
	const name = new Intl.DateTimeFormat("en-US", { timeZone }).resolvedOptions().timeZone;
	if (cache.size >= MAX_CACHED) cache.clear();
	cache.set(timeZone, name);
	return name;
}
