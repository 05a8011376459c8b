import type { GameOrder } from "@hilo/rules/custom-games/orders";
import type { HubSearch } from "./hub-search.ts";

interface DiscoverInput {
	readonly page: number;
	readonly search: string;
	readonly order: GameOrder;
}

export function discoverInput({ page = 1, q = "", order }: HubSearch): DiscoverInput {
	return { page, search: q, order: order ?? "updated" };
}
