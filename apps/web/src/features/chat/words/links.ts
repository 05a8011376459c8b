export interface TextPart {
	readonly text: string;
	/** Where a press on it leads; null for what is no link. */
	readonly href: string | null;
	/** The link stays on this site. */
	readonly isOwn: boolean;
}

/** Ends where text can't go on in an address. Marks that turn the direction of text around would hide where it leads. */
const ADDRESS = /https?:\/\/[^\s<>"\p{Cc}\p{Cf}]+/giu;
/** What usually belongs to the sentence around a link. */
const TRAILING = /[.,;:!?'*_~]$/;
const CLOSING = { ")": "(", "]": "[", "}": "{" } as const;

/** Returns the text in parts, of which those that lead somewhere safe are links: to https, or to this site, whose origin is given. */
export function linkParts(text: string, origin: string): TextPart[] {
	const parts: TextPart[] = [];
	let end = 0;
	const addText = (until: number) => {
		if (until > end) parts.push({ text: text.slice(end, until), href: null, isOwn: false });
	};
	for (const { 0: found, index } of text.matchAll(ADDRESS)) {
		const address = withoutSentence(found);
		const link = linkOf(address, origin);
		if (!link) continue;
		addText(index);
		parts.push({ text: address, ...link });
		end = index + address.length;
	}
	addText(text.length);
	return parts;
}

function linkOf(address: string, origin: string): Pick<TextPart, "href" | "isOwn"> | null {
	const url = URL.parse(address);
	// "https://hilo.example@evil.example" leads to the latter.
	if (!url || url.username || url.password) return null;
	// A dollar sign begins a parameter in the router's paths.
	if (url.origin === origin)
		return { href: `${url.pathname}${url.search}${url.hash}`.replaceAll("$", "%24"), isOwn: true };
	return url.protocol === "https:" ? { href: url.href, isOwn: false } : null;
}

function withoutSentence(address: string): string {
	const last = address.at(-1) ?? "";
	const isLoose = last in CLOSING && isUnopened(address, last as keyof typeof CLOSING);
	return TRAILING.test(address) || isLoose ? withoutSentence(address.slice(0, -1)) : address;
}

/** Whether a closing bracket at the end has no opening one within the address. */
function isUnopened(address: string, close: keyof typeof CLOSING): boolean {
	return address.split(close).length > address.split(CLOSING[close]).length;
}
