/** The search parameters of all lists in the administrators' area. Each list reads those that it knows. */
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
	| "cursor";

export type AdminSearch = { readonly [Key in AdminSearchKey]?: string | undefined };

/** Keeps all parameters as texts, because the router would read "2024" as a number. */
export function adminSearch(search: Record<string, unknown>): AdminSearch {
	return Object.fromEntries(Object.entries(search).map(([key, value]) => [key, value && String(value)]));
}
