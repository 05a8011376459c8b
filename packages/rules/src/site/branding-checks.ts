import type { AccountsErrorCode } from "../accounts/accounts.errors.ts";
import { checkEmail } from "../accounts/validators.ts";
import { checkText } from "../text/player-text.ts";
import type { SiteErrorCode } from "./site.errors.ts";

// Apart from the branding itself, which every page loads.

export const MAX_SITE_NAME_LENGTH = 30;

/** Returns the error code of a site's name; null when it is valid: one visible line of up to 30 code points. */
export function checkSiteName(text: string): SiteErrorCode | null {
	return checkText<SiteErrorCode>(text, MAX_SITE_NAME_LENGTH, {
		unreadable: "site/name-unreadable",
		empty: "site/name-empty",
		tooLong: "site/name-too-long",
	});
}

/** Returns the error code of a contact address; null when it is valid, or blank for none. */
export function checkContact(text: string): AccountsErrorCode | null {
	return text.trim() === "" ? null : checkEmail(text);
}

const HEX = /^#(?:[\da-f]{3}){1,2}$/i;

/** Returns a hexadecimal colour as stored: "#0b6b4f" also for "0B6B4F" and for the short form "#abc". */
export function cleanColour(text: string): string {
	const trimmed = text.trim().toLowerCase();
	const hex = trimmed.startsWith("#") ? trimmed : `#${trimmed}`;
	return hex.length === 4 ? hex.replace(/[\da-f]/g, "$&$&") : hex;
}

/** Returns the error code of a hexadecimal colour; null when it is one. Whether it is readable: `accentFaultText`. */
export function checkColour(text: string): SiteErrorCode | null {
	return HEX.test(cleanColour(text)) ? null : "site/accent-invalid";
}
