/** Returns a username's key, ignoring case and Unicode form. Via upper case, "ß" equals "SS" and both sigmas match. */
export function usernameKey(username: string): string {
	return folded(username);
}

/** Returns the key of an email address, made in the same way. */
export function emailKey(email: string): string {
	return folded(email);
}

/** Returns whether a text is far longer than any name or address. Normalising a million marks would take minutes. */
export function isFarTooLong(text: string): boolean {
	return text.length > 1000;
}

function folded(text: string): string {
	if (isFarTooLong(text)) return text;
	return text.normalize("NFKC").toLowerCase().toUpperCase().toLowerCase().normalize("NFKC").trim();
}
