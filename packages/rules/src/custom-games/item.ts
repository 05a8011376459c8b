import type { Card, Facts } from "../play/card.ts";
import { linkOf } from "../text/link.ts";
import { checkText } from "../text/player-text.ts";
import {
	MAX_IMAGE_URL_LENGTH,
	MAX_ITEM_CREDIT_LENGTH,
	MAX_ITEM_DESCRIPTION_LENGTH,
	MAX_ITEM_NAME_LENGTH,
	MAX_ITEM_NOTE_LENGTH,
	MAX_ITEM_SOURCE_LENGTH,
} from "./caps.ts";
import type { CustomGamesErrorCode } from "./custom-games.errors.ts";

export interface Item {
	/** Unique within its game, and kept across changes. */
	readonly id: string;
	readonly name: string;
	readonly value: number;
	readonly imageUrl: string;
	readonly description?: string;
	/** Where the value is from: an address or a text. */
	readonly source?: string;
	/** Shown once the value is. */
	readonly note?: string;
	/** Who made the picture: an address or a text. */
	readonly credit?: string;
}

/** The path of a picture that is stored on the site. */
const HOSTED = /^\/pictures\/([\w-]{32})\.webp$/;
/** The path of a picture that the site draws for its own games. */
const DRAWN = /^\/drawn\/(?!item\/)[\w-]+\/[\w-]+\.svg$/;
/** The path of a picture that the site draws for an item of any name, which is percent-encoded in it. */
const DRAWN_ITEM = /^\/drawn\/item\/([\w.!~*'()%-]{1,1200})\.svg$/;

/** A picture on another site. A user name in the address is refused: it would identify a person. */
const REMOTE = /^https:\/\/[^\s/@?#\\]+(?:[/?#]\S*)?$/i;
/** A picture on the requesting machine. */
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:[/?#]\S*)?$/i;

/** Returns the hash of a picture that is stored on the site; null for any other address. */
export function pictureHash(imageUrl: string): string | null {
	return HOSTED.exec(imageUrl)?.[1] ?? null;
}

/** Returns the name for which the site draws the picture of an address; null for any other address. */
export function drawnItemName(imageUrl: string): string | null {
	const [, encoded] = DRAWN_ITEM.exec(imageUrl) ?? [];
	if (encoded === undefined) return null;
	try {
		const name = decodeURIComponent(encoded);
		return checkItemName(name) === null ? name : null;
	} catch {
		return null;
	}
}

/** Returns the error code of an item's name; null when it is valid. Blanks around it don't count. */
export function checkItemName(name: string): CustomGamesErrorCode | null {
	return checkGameText(name, MAX_ITEM_NAME_LENGTH, {
		empty: "custom-games/item-name-required",
		tooLong: "custom-games/item-name-too-long",
	});
}

/** Returns the error code of an item's value; null when it is finite and above 0. */
export function checkItemValue(value: number): CustomGamesErrorCode | null {
	return Number.isFinite(value) && value > 0 ? null : "custom-games/item-value-required";
}

/**
 * Returns the error code of a picture's address; null when it is valid: `https:` at a public host, a path on this site,
 * or `http:` on the requesting machine, which only a site that runs there accepts.
 */
export function checkImageUrl(imageUrl: string): CustomGamesErrorCode | null {
	const text = imageUrl.trim();
	if (text === "") return "custom-games/item-image-required";
	if (!text.isWellFormed() || text.includes("\0")) return "custom-games/text-unreadable";
	if (text.length > MAX_IMAGE_URL_LENGTH) return "custom-games/item-image-too-long";
	if (HOSTED.test(text) || DRAWN.test(text) || drawnItemName(text) !== null) return null;
	if (isLoopbackPicture(text)) return null;
	const isPublic = REMOTE.test(text) ? hasPublicHost(text) : null;
	if (isPublic === null) return "custom-games/item-image-invalid";
	return isPublic ? null : "custom-games/item-image-private";
}

/** Returns whether a picture is on the requesting machine. */
export function isLoopbackPicture(imageUrl: string): boolean {
	return LOOPBACK.test(imageUrl.trim());
}

export function checkItemDescription(description: string): CustomGamesErrorCode | null {
	return checkGameText(description, MAX_ITEM_DESCRIPTION_LENGTH, {
		tooLong: "custom-games/item-description-too-long",
	});
}

export function checkItemSource(source: string): CustomGamesErrorCode | null {
	return checkGameText(source, MAX_ITEM_SOURCE_LENGTH, { tooLong: "custom-games/item-source-too-long" });
}

export function checkItemNote(note: string): CustomGamesErrorCode | null {
	return checkGameText(note, MAX_ITEM_NOTE_LENGTH, { tooLong: "custom-games/item-note-too-long" });
}

export function checkItemCredit(credit: string): CustomGamesErrorCode | null {
	return checkGameText(credit, MAX_ITEM_CREDIT_LENGTH, { tooLong: "custom-games/item-credit-too-long" });
}

/** In the order in which they are checked. */
export const ITEM_FIELDS = ["name", "value", "imageUrl", "description", "source", "note", "credit"] as const;
export type ItemField = (typeof ITEM_FIELDS)[number];

export interface ItemProblem {
	readonly field: ItemField;
	readonly code: CustomGamesErrorCode;
}

/** Returns the problems of an item, at most one per field; none when it is valid. */
export function problemsOfItem(item: Omit<Item, "id">): ItemProblem[] {
	const codes: Readonly<Record<ItemField, CustomGamesErrorCode | null>> = {
		name: checkItemName(item.name),
		value: checkItemValue(item.value),
		imageUrl: checkImageUrl(item.imageUrl),
		description: checkItemDescription(item.description ?? ""),
		source: checkItemSource(item.source ?? ""),
		note: checkItemNote(item.note ?? ""),
		credit: checkItemCredit(item.credit ?? ""),
	};
	return ITEM_FIELDS.flatMap((field) => {
		const code = codes[field];
		return code ? [{ field, code }] : [];
	});
}

/** The global URL parser. It converts hosts such as `0x7f.1` to dotted IPv4 addresses. */
declare const URL: new (text: string) => { readonly hostname: string };

const IPV4 = /^(?:\d+\.){3}\d+$/;
/** IANA's special-purpose ranges: loopback, private, link-local, shared, benchmarking, multicast. */
const SPECIAL_IPV4 =
	/^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|198\.1[89]|22[4-9]|2[3-5]\d)\./;
/** Only 2000::/3 is public, without Teredo and 6to4, which lead to IPv4 addresses. */
const PUBLIC_IPV6 = /^\[(?!2001:0?:|2002:)[23][\da-f]{3}:/;
/** Domains without public hosts: RFC 6761, RFC 6762 (appendix G), RFC 8375, and ICANN's `.internal`. */
const PRIVATE_DOMAIN = /\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localhost|private)$/;

/** Returns whether an address has a public host, by the host's name alone; null for an invalid address. */
function hasPublicHost(address: string): boolean | null {
	const host = hostOf(address);
	if (host === null) return null;
	if (IPV4.test(host)) return !SPECIAL_IPV4.test(host);
	if (host.startsWith("[")) return PUBLIC_IPV6.test(host);
	return host.includes(".") && !PRIVATE_DOMAIN.test(host);
}

function hostOf(address: string): string | null {
	try {
		return new URL(address).hostname.replace(/\.$/, "");
	} catch {
		return null;
	}
}

/** Returns the item as a dealer's card. Its picture covers the art that is drawn from its name. */
export function itemCard({ id, name, value, imageUrl, description, source, note, credit }: Item): Card {
	const hasFacts = source || note || credit;
	return {
		id,
		name,
		...(description && { detail: description }),
		art: { kind: "item", name, ...(imageUrl && { imageUrl }) },
		value,
		...(hasFacts && {
			facts: { ...(source && sourceFacts(source)), ...(note && { note }), ...(credit && { credit }) },
		}),
	};
}

/** Returns a source as it is shown: an address by its host, as a link. */
export function sourceFacts(source: string): Required<Pick<Facts, "source">> & Pick<Facts, "sourceUrl"> {
	const link = linkOf(source);
	return link ? { source: link.text, sourceUrl: link.href } : { source };
}

/** Returns the address of the picture that the site draws for an item of that name. */
export function drawnItemUrl(name: string): string {
	return `/drawn/item/${encodeURIComponent(name.trim().toWellFormed())}.svg`;
}

interface LengthErrors {
	readonly empty?: CustomGamesErrorCode;
	readonly tooLong: CustomGamesErrorCode;
}

/** Returns the error code of a game's text; null when it is valid. */
export function checkGameText(text: string, max: number, errors: LengthErrors) {
	return checkText<CustomGamesErrorCode>(text, max, {
		unreadable: "custom-games/text-unreadable",
		...errors,
	});
}
