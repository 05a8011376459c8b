import type { AccountsErrorCode } from "../accounts/accounts.errors.ts";
import { usernameKey } from "../users/keys.ts";

/** Below this, a search finds nobody (platform.md, section 5). */
export const SEARCH_MIN = 2;
/** D48. */
export const SEARCH_MAX = 50;
/** The most that a search finds (D22). */
export const SEARCH_RESULTS = 20;

/** What is wrong with a search, blanks around it aside; null when it is fine. */
export function checkSearch(query: string): AccountsErrorCode | null {
	return [...query.trim()].length <= SEARCH_MAX ? null : "accounts/search-too-long";
}

/** The part of a username's key that a search looks for; null where it finds nobody: too short, or with what no name has. */
export function searchedPart(query: string): string | null {
	const part = usernameKey(query);
	const isLongEnough = [...query.normalize("NFC").trim()].length >= SEARCH_MIN && part.length > 0;
	return isLongEnough && !/[\s\p{C}]/u.test(part) ? part : null;
}
