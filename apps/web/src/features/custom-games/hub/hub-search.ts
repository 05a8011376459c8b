import { MAX_SEARCH_LENGTH } from "@hilo/rules/custom-games/limits";
import { GAME_ORDERS, type GameOrder } from "@hilo/rules/custom-games/orders";
import { type CustomOrder, customOrder } from "@hilo/rules/leaderboards/ranking";

/** Besides Discover, which an address without a tab means. */
const HUB_TABS = ["my-games", "shared-with-me", "invitations", "leaderboards"] as const;
export type HubTab = (typeof HUB_TABS)[number];

export interface HubSearch {
	readonly tab?: HubTab | undefined;
	/** Shows the editor for a new game instead of the lists. */
	readonly create?: true | undefined;
	readonly page?: number | undefined;
	readonly q?: string | undefined;
	readonly order?: Exclude<GameOrder, "updated"> | undefined;
	readonly game?: string | undefined;
	readonly sort?: Exclude<CustomOrder, "score"> | undefined;
}

/** Drops invalid parameters. They are set to undefined, or they would stay in the address. */
export function hubSearch(search: Record<string, unknown>): HubSearch {
	const order = GAME_ORDERS.find((each) => each === search.order);
	const sort = customOrder(String(search.sort));
	const page = Number(search.page);
	return {
		tab: HUB_TABS.find((tab) => tab === search.tab),
		create: search.create === true ? true : undefined,
		page: Number.isInteger(page) && page > 1 ? page : undefined,
		q: textOf(search.q)?.slice(0, MAX_SEARCH_LENGTH),
		order: order === "updated" ? undefined : order,
		game: textOf(search.game),
		sort: sort === "score" ? undefined : sort,
	};
}

/** The router reads "2024" as a number. */
function textOf(value: unknown): string | undefined {
	if (typeof value !== "string" && typeof value !== "number") return undefined;
	return String(value).trim() || undefined;
}
