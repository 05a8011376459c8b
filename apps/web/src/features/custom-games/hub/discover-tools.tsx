import { MAX_SEARCH_LENGTH } from "@hilo/rules/custom-games/caps";
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

export function GameSearch({ search }: { search: HubSearch }) {
	const change = useChange(search);
	const field = useAddressSearch(search.q ?? "", (text) => change({ q: text || undefined }));
	return (
		<search>
			<SearchField
				{...field}
				label="Search games"
				placeholder="Search games or creators"
				maxLength={MAX_SEARCH_LENGTH}
			/>
		</search>
	);
}

export function OrderChoice({ search }: { search: HubSearch }) {
	const change = useChange(search);
	return (
		<Choice
			legend="Order"
			isLegendHidden
			options={ORDERS}
			chosen={search.order ?? "popular"}
			onChoose={(chosen) => change({ order: chosen === "popular" ? undefined : chosen })}
		/>
	);
}

/** Shows the first page of the changed search. */
function useChange({ q, order }: HubSearch) {
	const navigate = useNavigate();
	return (next: HubSearch) =>
		navigate({ to: "/custom-games", search: { q, order, ...next }, replace: true, resetScroll: false });
}
