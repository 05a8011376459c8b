import { MAX_SEARCH_LENGTH } from "@hilo/rules/custom-games/limits";
import { GAME_ORDERS, type GameOrder } from "@hilo/rules/custom-games/orders";
import { useNavigate } from "@tanstack/react-router";
import { Choice } from "../../../ui/choice.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { useAddressSearch } from "../../../ui/use-address-search.ts";
import type { HubSearch } from "./hub-search.ts";

const ORDER_LABELS: Readonly<Record<GameOrder, string>> = {
	popular: "Popular",
	new: "New",
	updated: "Updated",
};
const ORDERS = GAME_ORDERS.map((value) => ({ value, label: ORDER_LABELS[value] }));

export function DiscoverTools({ search: { q, order } }: { search: HubSearch }) {
	const navigate = useNavigate();
	const go = (next: HubSearch) =>
		navigate({ to: "/custom-games", search: { q, order, ...next }, replace: true, resetScroll: false });
	const field = useAddressSearch(q ?? "", (text) => go({ q: text || undefined }));
	return (
		<div className="flex w-full flex-wrap items-center gap-3 md:w-auto">
			<search className="w-full md:w-80">
				<SearchField
					{...field}
					label="Search games"
					placeholder="Search games or creators"
					maxLength={MAX_SEARCH_LENGTH}
				/>
			</search>
			<Choice
				legend="Order"
				isLegendHidden
				options={ORDERS}
				chosen={order ?? "updated"}
				onChoose={(chosen) => go({ order: chosen === "updated" ? undefined : chosen })}
			/>
		</div>
	);
}
