import { isReadable } from "../text/player-text.ts";
import { isEndless } from "../users/keys.ts";
import type { AccountsErrorCode } from "./accounts.errors.ts";

// Promised in docs/product.md#accounts.

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;
export const PASSWORD_MIN = 6;
/** The longest address that mail can be sent to (RFC 5321). */
export const EMAIL_MAX = 254;

// Neither part may hold what would need quoting, or what can't be seen.
const EMAIL = /^[^\s\p{C}@<>()[\],;:\\"]+@(?:[^\s\p{C}@<>()[\],;:\\".]+\.)+[^\s\p{C}@<>()[\],;:\\".]{2,}$/u;

// A letter may carry marks, without which many scripts can't be written. What shows nothing (fillers, joiners) is no letter.
const USERNAME = /^(?!.*\p{Default_Ignorable_Code_Point})(?:\p{L}[\p{Mn}\p{Mc}]*|\p{Nd}|[_.-])+$/u;

/**
 * Returns a username as it is kept: without blanks around it, composed, so that what looks the same is the same. One beyond all lengths
 * stays as it is.
 */
export function cleanUsername(text: string): string {
	return isEndless(text) ? text : text.normalize("NFC").trim();
}

/** Returns what is wrong with an email address; null when it is fine. Blanks around it don't count. */
export function checkEmail(text: string): AccountsErrorCode | null {
	const email = text.trim();
	return email.length <= EMAIL_MAX && EMAIL.test(email) ? null : "accounts/email-invalid";
}

/**
 * Returns what is wrong with a username; null when it is fine: 3 to 20 letters or digits of any script, `_`, `-` or `.` (D18),
 * counted in code points. Blanks around it don't count.
 */
export function checkUsername(text: string): AccountsErrorCode | null {
	const username = cleanUsername(text);
	if (username === "") return "accounts/username-empty";
	const length = [...username].length;
	if (length < USERNAME_MIN || length > USERNAME_MAX) return "accounts/username-length";
	return USERNAME.test(username) && isReadable(username) ? null : "accounts/username-characters";
}

/** Returns what is wrong with a new password; null when it is fine: at least 6 characters, counted in code points. */
export function checkPassword(text: string): AccountsErrorCode | null {
	return [...text].length >= PASSWORD_MIN ? null : "accounts/password-too-short";
}
