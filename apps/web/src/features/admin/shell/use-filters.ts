import { useLocation, useNavigate } from "@tanstack/react-router";
import { type AdminSearch, adminSearch } from "./admin-search.ts";

/** Returns what the address says, and what changes it: an empty text takes its part away, and any change begins at the first page. */
export function useFilters(): [AdminSearch, (change: AdminSearch) => void] {
	const search = adminSearch(useLocation().search);
	const navigate = useNavigate();
	const filter = (change: AdminSearch) => {
		navigate({
			to: ".",
			// What the address says by then: typing comes here late.
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

/** Returns the option that the address names; the first where it names none of them. */
export function chosenOf<Value extends string>(
	options: readonly [{ readonly value: Value }, ...{ readonly value: Value }[]],
	text: string | undefined,
): Value {
	return options.find(({ value }) => value === text)?.value ?? options[0].value;
}
