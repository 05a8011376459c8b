/**
 * Returns the key of a username: two names count as the same when their keys are equal (D18), whatever their case and the form in which
 * Unicode writes their characters. It goes through upper case, so that "ß" equals "SS" and both forms of a small sigma are equal.
 */
export function usernameKey(username: string): string {
	return folded(username);
}

/** Returns the key of an email address, made in the same way. */
export function emailKey(email: string): string {
	return folded(email);
}

/**
 * Returns whether a text is longer than any name or address by far. Such a text is left as it is, for it names nobody: Unicode's forms
 * put marks in order, which takes minutes for a million of them.
 */
export function isEndless(text: string): boolean {
	return text.length > 1000;
}

function folded(text: string): string {
	if (isEndless(text)) return text;
	return text.normalize("NFKC").toLowerCase().toUpperCase().toLowerCase().normalize("NFKC").trim();
}
