import { CLASSIC_GAMES, GAME_IDS, type GameId } from "@hilo/rules/play/games";

export interface TextPart {
	readonly text: string;
	readonly href: string | null;
	readonly isOwn: boolean;
}

/** Ends at characters that no address contains. Control characters that reverse text would hide the target. */
const ADDRESS = /https?:\/\/[^\s<>"\p{Cc}\p{Cf}]+/giu;
/** Punctuation that usually belongs to the sentence. */
const TRAILING = /[.,;:!?'*_~]$/;
const CLOSING = { ")": "(", "]": "[", "}": "{" } as const;

/** Splits a text into parts. Only addresses with https, or of this site's address `origin`, become links. */
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
	// "https://hilo.example@evil.example" leads to evil.example.
	if (!url || url.username || url.password) return null;
	// A dollar sign begins a parameter in the router's paths.
	if (url.href === origin || url.href.startsWith(`${origin}/`))
		return { href: (url.href.slice(origin.length) || "/").replaceAll("$", "%24"), isOwn: true };
	return url.protocol === "https:" ? { href: url.href, isOwn: false } : null;
}

function withoutSentence(address: string): string {
	const last = address.at(-1) ?? "";
	const isLoose = last in CLOSING && isUnopened(address, last as keyof typeof CLOSING);
	return TRAILING.test(address) || isLoose ? withoutSentence(address.slice(0, -1)) : address;
}

function isUnopened(address: string, close: keyof typeof CLOSING): boolean {
	return address.split(close).length > address.split(CLOSING[close]).length;
}

/** A link that is shown as a card. `href` is the path with the secret of the link. */
export type LinkedCard =
	| {
			readonly kind: "classic";
			readonly href: string;
			readonly name: string;
			readonly gameId: GameId;
	  }
	/** The server tells the name to those who may see the game. */
	| { readonly kind: "custom"; readonly href: string; readonly id: string; readonly key: string | undefined }
	| { readonly kind: "duel"; readonly href: string; readonly id: string };

export function linkedCard(href: string): LinkedCard | null {
	const [, address = "", search = ""] = /^([^?#]*)(\?[^#]*)?/.exec(href) ?? [];
	const path = address.replace(/(?<=.)\/$/, "");
	const gameId = GAME_IDS.find((each) => CLASSIC_GAMES[each].route === path);
	if (gameId) return { kind: "classic", name: CLASSIC_GAMES[gameId].title, href: path, gameId };
	const [, kind, id] = /^\/(custom-games?|duel)\/([\w-]{1,64})$/.exec(path) ?? [];
	if (id === undefined || (kind === "duel" && id === "new")) return null;
	if (kind === "duel") return { kind, href: path, id };
	const key = new URLSearchParams(search).get("key") ?? undefined;
	const query = key === undefined ? "" : `?${new URLSearchParams({ key })}`;
	return { kind: "custom", href: `/custom-game/${id}${query}`, id, key };
}

const cardOfPart = ({ href, isOwn }: TextPart) => (href !== null && isOwn ? linkedCard(href) : null);

interface MessageParts {
	/** Of the first link that has one. */
	readonly card: LinkedCard | null;
	/** The text without the card's address; empty if the message is the address alone. */
	readonly text: TextPart[];
}

export function messageParts(content: string, origin: string): MessageParts {
	const parts = linkParts(content, origin);
	const at = parts.findIndex((part) => cardOfPart(part) !== null);
	const linked = parts[at];
	if (!linked) return { card: null, text: parts };
	const text = [...before(parts.slice(0, at)), ...after(parts.slice(at + 1), at > 0)];
	return { card: cardOfPart(linked), text };
}

/** The blanks around a left-out address would stand at the end of a line. */
function before(parts: readonly TextPart[]): TextPart[] {
	return parts.map((part, at) => (at === parts.length - 1 ? { ...part, text: part.text.trimEnd() } : part));
}

function after(parts: readonly TextPart[], isSecond: boolean): TextPart[] {
	return parts
		.map((part, at) => {
			const trimmed = at === 0 ? part.text.trimStart() : part.text;
			const blank = part.text.slice(0, part.text.length - trimmed.length);
			const gap = isSecond && trimmed !== "" ? blank.slice(0, 1) : "";
			return { ...part, text: gap + trimmed };
		})
		.filter(({ text }) => text !== "");
}

const CARD_NAMES = { custom: "a custom game", duel: "a duel" } as const;

/** The message in one line, where links with a card read as what they lead to: "Beat this: Countries". */
export function plainText(content: string, origin: string): string {
	return linkParts(content, origin)
		.map((part) => {
			const card = cardOfPart(part);
			if (!card) return part.text;
			return card.kind === "classic" ? card.name : CARD_NAMES[card.kind];
		})
		.join("")
		.replaceAll(/\s+/g, " ");
}

const MAX_LARGE_EMOJI = 3;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const EMOJI = /^\p{RGI_Emoji}$/v;

/** Whether a message is one to three emoji, which are shown large. */
export function isLargeEmoji(content: string): boolean {
	// An emoji has at most about 15 code units.
	if (content.length > 64) return false;
	const signs = [...graphemes.segment(content)].map(({ segment }) => segment).filter((sign) => sign.trim());
	return signs.length > 0 && signs.length <= MAX_LARGE_EMOJI && signs.every((sign) => EMOJI.test(sign));
}
