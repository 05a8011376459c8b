import { useLocation, useNavigate } from "@tanstack/react-router";

/** Returns the address's filters and a function that changes them: "" removes one, and every change shows page 1. */
export function useFilters(): [AdminSearch, (change: AdminSearch) => void] {
	const search = adminSearch(useLocation().search);
	const navigate = useNavigate();
	const filter = (change: AdminSearch) => {
		navigate({
			to: ".",
			// Read at that time, because typing changes the address with a delay.
			search: (before) => {
				const search = { ...adminSearch(before), ...change, cursor: undefined };
				return Object.fromEntries(Object.entries(search).filter(([, value]) => value));
			},
			replace: true,
			resetScroll: false,
		});
	};
	return [search, filter];
}

/** Returns the option that the address names, otherwise the first. */
export function chosenOf<Value extends string>(
	options: readonly [{ readonly value: Value }, ...{ readonly value: Value }[]],
	text: string | undefined,
): Value {
	return options.find(({ value }) => value === text)?.value ?? options[0].value;
}

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
function adminSearch(search: Record<string, unknown>): AdminSearch {
	return Object.fromEntries(Object.entries(search).map(([key, value]) => [key, value && String(value)]));
}
