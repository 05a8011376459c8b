import { isReadable } from "../text/player-text.ts";
import type { AccountsErrorCode } from "./accounts.errors.ts";

// Promised in docs/product.md#accounts.

export const MIN_USERNAME_LENGTH = 3;
export const MAX_USERNAME_LENGTH = 20;
export const MIN_PASSWORD_LENGTH = 6;
/** The longest address that mail can be sent to, in characters (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

// Neither part may contain characters that need quoting or are invisible.
const EMAIL = /^[^\s\p{C}@<>()[\],;:\\"]+@(?:[^\s\p{C}@<>()[\],;:\\".]+\.)+[^\s\p{C}@<>()[\],;:\\".]{2,}$/u;

// A letter may carry marks, which many scripts need. Invisible fillers and joiners are refused.
const USERNAME = /^(?!.*\p{Default_Ignorable_Code_Point})(?:\p{L}[\p{Mn}\p{Mc}]*|\p{Nd}|[_.-])+$/u;

/** Returns a username as stored: trimmed, in NFC. A far too long text comes back unchanged: NFC would take minutes. */
export function cleanUsername(text: string): string {
	return isFarTooLong(text) ? text : text.normalize("NFC").trim();
}

/** Returns the error code of an email address; null when it is valid. Blanks around it don't count. */
export function checkEmail(text: string): AccountsErrorCode | null {
	const email = text.trim();
	return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email) ? null : "accounts/email-invalid";
}

/** Returns the error code of a username; null when valid: 3 to 20 code points (docs/product.md#names). */
export function checkUsername(text: string): AccountsErrorCode | null {
	const username = cleanUsername(text);
	if (username === "") return "accounts/username-empty";
	const length = [...username].length;
	if (length < MIN_USERNAME_LENGTH || length > MAX_USERNAME_LENGTH) return "accounts/username-length";
	return USERNAME.test(username) && isReadable(username) ? null : "accounts/username-characters";
}

/**
 * Returns the form in which passwords are counted and compared: keyboards differ in how they compose "ä" or "한". A far
 * too long text comes back unchanged, as above.
 */
export function normalizePassword(text: string): string {
	return isFarTooLong(text) ? text : text.normalize("NFKC");
}

/**
 * Returns the error code of a new password; null when it has at least 6 code points once normalized. Half of a
 * surrogate pair has no bytes of its own: with any other half, the hash would be the same.
 */
export function checkPassword(text: string): AccountsErrorCode | null {
	if (!text.isWellFormed()) return "accounts/password-unreadable";
	return [...normalizePassword(text)].length >= MIN_PASSWORD_LENGTH ? null : "accounts/password-too-short";
}

/** Returns whether a text is far longer than any name or address. Normalising a million marks would take minutes. */
export function isFarTooLong(text: string): boolean {
	return text.length > 1000;
}

/**
 * Returns a username's key, ignoring case and Unicode form. Via upper case, "ß" equals "SS"
 * and both sigmas match.
 */
export function usernameKey(text: string): string {
	if (isFarTooLong(text)) return text;
	return text.normalize("NFKC").toLowerCase().toUpperCase().toLowerCase().normalize("NFKC").trim();
}

/** Returns the key of an email address, made in the same way. */
export const emailKey = (email: string): string => usernameKey(email);
