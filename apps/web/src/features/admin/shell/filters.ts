import { useNavigate, useSearch } from "@tanstack/react-router";
import { parseSearch, textParam } from "../../../platform/search-params.ts";

/** The search parameters of all lists in the administrators' area. Each list reads those that it knows. */
export const adminSearch = parseSearch({
	search: textParam,
	filter: textParam,
	order: textParam,
	action: textParam,
	actor: textParam,
	kind: textParam,
	subject: textParam,
	from: textParam,
	to: textParam,
	cursor: textParam,
});
export type AdminSearch = ReturnType<typeof adminSearch>;

/** Returns the address's filters and a function that changes them: "" removes one, and every change shows page 1. */
export function useFilters(): [AdminSearch, (change: AdminSearch) => void] {
	const search = useSearch({ from: "/admin" });
	const navigate = useNavigate();
	const filter = (change: AdminSearch) => {
		navigate({
			to: ".",
			// Read at that time, because typing changes the address with a delay.
			search: (before) => adminSearch({ ...before, ...change, cursor: undefined }),
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
