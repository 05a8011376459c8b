/** The longest name that a time zone has is far shorter. */
const LONGEST = 64;

/** Returns whether a text is the IANA name of a time zone, such as "Pacific/Auckland": not an offset like "+01:00", which knows no summer. */
export function isTimeZone(name: string): boolean {
	if (name.length > LONGEST || !/^[A-Za-z]/.test(name)) return false;
	try {
		new Intl.DateTimeFormat("en-US", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}
