import type { AccountsErrorCode } from "../accounts/accounts.errors.ts";
import { usernameKey } from "../accounts/validators.ts";

// Promised in docs/product.md#friends.

/** A shorter search finds no player. */
export const MIN_SEARCH_LENGTH = 2;
export const MAX_SEARCH_LENGTH = 50;
export const SEARCH_RESULTS = 20;

/** Returns the error code of a search; null when it is valid. Blanks around it don't count. */
export function checkSearch(query: string): AccountsErrorCode | null {
	return [...query.trim()].length <= MAX_SEARCH_LENGTH ? null : "accounts/search-too-long";
}

/** Returns the part of a username's key to search for; null if the search is too short or can't be part of a name. */
export function searchedPart(query: string): string | null {
	const part = usernameKey(query);
	const isLongEnough = [...query.normalize("NFC").trim()].length >= MIN_SEARCH_LENGTH && part.length > 0;
	return isLongEnough && !/[\s\p{C}]/u.test(part) ? part : null;
}
