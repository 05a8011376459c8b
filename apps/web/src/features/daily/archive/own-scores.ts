import type { Day } from "@hilo/rules/progression/site-day";
import { useHydrated } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";

/**
 * Returns what somebody has scored on the days of a month, when the decks were open to them. The server renders the same pages for all
 * visitors, so the browser asks; until it knows, and where that fails, there are none.
 */
export function useOwnScores(month: string): ReadonlyMap<Day, number> {
	const { data } = trpc.daily.history.useQuery({ month }, { enabled: useHydrated() });
	const played = data?.days.flatMap(({ day, score }) => (score === null ? [] : [[day, score] as const]));
	return new Map(played);
}
