import type { AccountsErrorCode } from "../accounts/accounts.errors.ts";
import { usernameKey } from "../users/keys.ts";

// Promised in docs/product.md#friends.

/** Below this, a search finds nobody (platform.md, section 5). */
export const SEARCH_MIN = 2;
/** D48. */
export const SEARCH_MAX = 50;
/** The most that a search finds (D22). */
export const SEARCH_RESULTS = 20;

/** Returns what is wrong with a search; null when it is fine. Blanks around it don't count. */
export function checkSearch(query: string): AccountsErrorCode | null {
	return [...query.trim()].length <= SEARCH_MAX ? null : "accounts/search-too-long";
}

/** Returns the part of a username's key that a search looks for; null for a search that is too short or holds what no name has. */
export function searchedPart(query: string): string | null {
	const part = usernameKey(query);
	const isLongEnough = [...query.normalize("NFC").trim()].length >= SEARCH_MIN && part.length > 0;
	return isLongEnough && !/[\s\p{C}]/u.test(part) ? part : null;
}
