import { SEARCH_MAX } from "@hilo/rules/custom-games/limits";
import { GAME_ORDERS, type GameOrder } from "@hilo/rules/custom-games/orders";
import { type CustomOrder, customOrder } from "@hilo/rules/leaderboards/ranking";

/** Besides Discover, which an address without a tab means. */
const HUB_TABS = ["my-games", "shared-with-me", "invitations", "leaderboards"] as const;
export type HubTab = (typeof HUB_TABS)[number];

/** What an address of the hub says. What is left out is as it is at first. */
export interface HubSearch {
	readonly tab?: HubTab | undefined;
	/** A new game is made in the place of the lists. */
	readonly create?: true | undefined;
	/** Of Discover: from 2 on. */
	readonly page?: number | undefined;
	/** Of Discover: what is looked for. */
	readonly q?: string | undefined;
	readonly order?: Exclude<GameOrder, "updated"> | undefined;
	/** Of the boards: whose. */
	readonly game?: string | undefined;
	readonly sort?: Exclude<CustomOrder, "score"> | undefined;
}

/** Returns what an address says that makes sense. What doesn't is named as undefined, or it would stay in the address. */
export function hubSearch(search: Record<string, unknown>): HubSearch {
	const order = GAME_ORDERS.find((each) => each === search.order);
	const sort = customOrder(String(search.sort));
	const page = Number(search.page);
	return {
		tab: HUB_TABS.find((tab) => tab === search.tab),
		create: search.create === true ? true : undefined,
		page: Number.isInteger(page) && page > 1 ? page : undefined,
		q: textOf(search.q)?.slice(0, SEARCH_MAX),
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
