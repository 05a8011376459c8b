import { MAX_SEARCH_LENGTH } from "@hilo/rules/custom-games/caps";
import { flagParam, oneOf, pageParam, parseSearch, textParam } from "../../../platform/search-params.ts";

/** Besides Discover, which an address without a tab means. */
const HUB_TABS = ["my-games", "shared-with-me", "invitations", "leaderboards"] as const;
export type HubTab = (typeof HUB_TABS)[number];

export type HubSearch = ReturnType<typeof hubSearch>;

export const hubSearch = parseSearch({
	tab: oneOf(HUB_TABS),
	/** Shows the editor for a new game instead of the lists. */
	create: flagParam,
	page: pageParam,
	q: (value) => textParam(value)?.slice(0, MAX_SEARCH_LENGTH),
	/** Popular ones first if it is left out. */
	order: oneOf(["new", "updated"]),
	/** Whose board is shown, in which order: by score if it is left out. */
	game: textParam,
	sort: oneOf(["time", "date"]),
});

export function discoverInput({ page = 1, q = "", order }: HubSearch) {
	return { page, search: q, order: order ?? ("popular" as const) };
}
