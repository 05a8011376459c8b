import type { CustomGamesErrorCode } from "./custom-games.errors.ts";
import { IMAGE_URL_MAX, ITEM_DESCRIPTION_MAX, ITEM_NAME_MAX } from "./limits.ts";
import { hasPublicHost } from "./picture-host.ts";
import { checkGameText } from "./text.ts";

/** What is compared in a custom game, as its creator writes it. */
export interface Item {
	/** Unique within its game, and kept over changes. */
	readonly id: string;
	readonly name: string;
	readonly value: number;
	readonly imageUrl: string;
	readonly description?: string;
}

/** A picture that the site keeps: its address, without the origin. */
const HOSTED = /^\/pictures\/([\w-]{32})\.webp$/;
/** A picture that the site draws, of its own games. */
const DRAWN = /^\/drawn\/[\w-]+\/[\w-]+\.svg$/;

/** Another site's picture. Without a user name, which would name a person. */
const REMOTE = /^https:\/\/[^\s/@?#\\]+(?:[/?#]\S*)?$/i;
/** A picture on the machine that asks for it. */
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:[/?#]\S*)?$/i;

/** Returns the hash of a picture that the site keeps; null for any other address. */
export function pictureHash(imageUrl: string): string | null {
	return HOSTED.exec(imageUrl)?.[1] ?? null;
}

/** Returns why a name can't be an item's; null when it can. Blanks around it don't count. */
export function checkItemName(name: string): CustomGamesErrorCode | null {
	return checkGameText(name, ITEM_NAME_MAX, {
		empty: "custom-games/item-name-required",
		tooLong: "custom-games/item-name-too-long",
	});
}

/** Returns why a number can't be an item's; null when it can: it is finite and above 0 (D26). */
export function checkItemValue(value: number): CustomGamesErrorCode | null {
	return Number.isFinite(value) && value > 0 ? null : "custom-games/item-value-required";
}

/**
 * Returns why an address can't be an item's picture; null when it can: `https:` at a host that everyone can reach, a picture of
 * this site, or `http:` on this machine, which only a site that runs there takes (`isLoopbackPicture`).
 */
export function checkImageUrl(imageUrl: string): CustomGamesErrorCode | null {
	const text = imageUrl.trim();
	if (text === "") return "custom-games/item-image-required";
	if (!text.isWellFormed() || text.includes("\0")) return "custom-games/text-unreadable";
	if (text.length > IMAGE_URL_MAX) return "custom-games/item-image-too-long";
	if (HOSTED.test(text) || DRAWN.test(text) || isLoopbackPicture(text)) return null;
	const isPublic = REMOTE.test(text) ? hasPublicHost(text) : null;
	if (isPublic === null) return "custom-games/item-image-invalid";
	return isPublic ? null : "custom-games/item-image-private";
}

/** Returns whether an address is that of a picture on the machine that asks for it. */
export function isLoopbackPicture(imageUrl: string): boolean {
	return LOOPBACK.test(imageUrl.trim());
}

export function checkItemDescription(description: string): CustomGamesErrorCode | null {
	return checkGameText(description, ITEM_DESCRIPTION_MAX, {
		tooLong: "custom-games/item-description-too-long",
	});
}

/** The columns of an item, in the order in which they are checked. */
export const ITEM_FIELDS = ["name", "value", "imageUrl", "description"] as const;
export type ItemField = (typeof ITEM_FIELDS)[number];

/** Something that keeps an item from being saved, and in which of its columns. */
export interface ItemProblem {
	readonly field: ItemField;
	readonly code: CustomGamesErrorCode;
}

/** Returns everything that is wrong with an item, at most one thing a column; nothing when it is valid. */
export function problemsOfItem(item: Omit<Item, "id">): ItemProblem[] {
	const codes: Readonly<Record<ItemField, CustomGamesErrorCode | null>> = {
		name: checkItemName(item.name),
		value: checkItemValue(item.value),
		imageUrl: checkImageUrl(item.imageUrl),
		description: checkItemDescription(item.description ?? ""),
	};
	return ITEM_FIELDS.flatMap((field) => {
		const code = codes[field];
		return code ? [{ field, code }] : [];
	});
}

/** Returns the first thing that is wrong with an item, and where; null when it is valid. */
export function checkItem(item: Omit<Item, "id">): ItemProblem | null {
	return problemsOfItem(item)[0] ?? null;
}
