/** What the addresses of the administrators' lists may say: each is a text, and the list takes what it knows. */
type AdminSearchKey =
	| "search"
	| "filter"
	| "order"
	| "action"
	| "actor"
	| "kind"
	| "subject"
	| "from"
	| "to"
	/** Where the shown page begins. */
	| "cursor";

export type AdminSearch = { readonly [Key in AdminSearchKey]?: string | undefined };

/** Returns the address's part after the question mark, as texts. The router would read "2024" as a number. */
export function adminSearch(search: Record<string, unknown>): AdminSearch {
	return Object.fromEntries(Object.entries(search).map(([key, value]) => [key, value && String(value)]));
}
