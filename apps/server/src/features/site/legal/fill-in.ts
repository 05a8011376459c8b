import { type Branding, mailtoUrl } from "@hilo/rules/site/branding";

const SITE = "{site}";
const CONTACT = "{contact}";

/** Replaces `{site}` and `{contact}` in Markdown. Without a contact, a line with `{contact}` is left out. */
export function fillIn(markdown: string, { name, contact }: Branding): string {
	const named = markdown.replaceAll(SITE, () => escaped(name));
	if (contact === null) return named.replace(LINES_WITH_CONTACT, "");
	return named
		.replaceAll(`mailto:${CONTACT}`, () => mailtoUrl(contact))
		.replaceAll(CONTACT, () => `[${escaped(contact)}](<${mailtoUrl(contact)}>)`);
}

const LINES_WITH_CONTACT = /^.*\{contact\}.*(?:\n|$)/gm;

/** CommonMark allows a backslash before every ASCII punctuation character. */
function escaped(text: string): string {
	return text.replace(/[!-/:-@[-`{-~]/g, "\\$&");
}
