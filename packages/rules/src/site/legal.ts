import { checkLongText } from "../text/player-text.ts";
import type { LegalErrorCode } from "./site.errors.ts";

// Promised in docs/product.md#legal-texts.

export const LEGAL_KINDS = ["privacy", "terms"] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

export const LEGAL_TITLES: Readonly<Record<LegalKind, string>> = {
	privacy: "Privacy Policy",
	terms: "Terms of Service",
};

/** In code points of Markdown. */
export const MAX_LEGAL_TEXT_LENGTH = 100_000;

/** Returns the error code of a legal text's Markdown; null when it is valid. */
export function checkLegalText(markdown: string): LegalErrorCode | null {
	return checkLongText(markdown, MAX_LEGAL_TEXT_LENGTH, {
		empty: "site/legal-empty",
		tooLong: "site/legal-too-long",
		unreadable: "site/legal-unreadable",
	});
}
