import type { SiteErrorCode } from "./site.errors.ts";

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
