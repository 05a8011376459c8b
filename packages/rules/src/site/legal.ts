import type { LegalErrorCode } from "./legal.errors.ts";
import { checkLongText } from "./long-text.ts";

// Promised in docs/product.md#legal-texts.

/** The legal texts of the site. */
export const LEGAL_KINDS = ["privacy", "terms"] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

export const LEGAL_TITLES: Readonly<Record<LegalKind, string>> = {
	privacy: "Privacy Policy",
	terms: "Terms of Service",
};

/** The longest legal text, in code points of Markdown. */
export const LEGAL_TEXT_MAX = 100_000;

/** Returns what is wrong with the Markdown of a legal text; null when it is fine. */
export function checkLegalText(markdown: string): LegalErrorCode | null {
	return checkLongText(markdown, LEGAL_TEXT_MAX, {
		empty: "site/legal-empty",
		tooLong: "site/legal-too-long",
		unreadable: "site/legal-unreadable",
	});
}
