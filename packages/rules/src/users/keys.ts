/**
 * Returns what two usernames that are the same have in common (D18): compared without regard to case, and to the forms in which Unicode
 * writes one character. By way of upper case, as in case folding, so that "ß" meets "SS" and both forms of a small sigma meet.
 */
export function usernameKey(username: string): string {
	return folded(username);
}

/** Returns the same for email addresses. */
export function emailKey(email: string): string {
	return folded(email);
}

function folded(text: string): string {
	return text.normalize("NFKC").toLowerCase().toUpperCase().toLowerCase().normalize("NFKC").trim();
}
