import { MAX_SEARCH_LENGTH } from "@hilo/rules/custom-games/limits";
import { GAME_ORDERS, type GameOrder } from "@hilo/rules/custom-games/orders";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Choice } from "../../../ui/choice.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import type { HubSearch } from "./hub-search.ts";

const DEBOUNCE_MS = 400;

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
	const { input, setTyped, submit } = useSearchField(q, (text) => go({ q: text || undefined }));
	return (
		<div className="flex w-full flex-wrap items-center gap-3 md:w-auto">
			<search className="w-full md:w-80">
				<SearchField
					ref={input}
					label="Search games"
					placeholder="Search games or creators"
					defaultValue={q}
					maxLength={MAX_SEARCH_LENGTH}
					onInput={({ currentTarget }) => setTyped(currentTarget.value)}
					onKeyDown={({ key }) => key === "Enter" && submit()}
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

/** Searches after a pause in typing. Follows the address when it changes, as by going back. */
function useSearchField(q = "", search: (text: string) => void) {
	const input = useRef<HTMLInputElement>(null);
	const searched = useRef(q);
	const [typed, setTyped] = useState(q);
	const submit = () => {
		const text = input.current?.value.trim() ?? "";
		if (text === searched.current) return;
		searched.current = text;
		search(text);
	};
	const submitTyped = useEffectEvent(submit);
	// Also searches for text that was typed before hydration.
	useEffect(() => {
		const timer = setTimeout(() => submitTyped(), DEBOUNCE_MS);
		return () => clearTimeout(timer);
	}, [typed]);
	useEffect(() => {
		if (q === searched.current) return;
		searched.current = q;
		if (input.current) input.current.value = q;
	}, [q]);
	return { input, setTyped, submit };
}
