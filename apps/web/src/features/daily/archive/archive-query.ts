import type { Day } from "@hilo/rules/progression/site-day";
import { useHydrated } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";

/** Past decks do not change; only their list grows, one deck a day. */
export const ARCHIVE_QUERY = { staleTime: 60_000 } as const;

/** The statuses for a malformed address, and for a day that is not in the archive. */
export const NO_DECK_STATUSES = [400, 404];

/**
 * The player's scores of a month, from days on which the decks were open. Loaded by the browser,
 * because the server renders the same page for all visitors.
 */
export function useOwnScores(month: string): ReadonlyMap<Day, number> {
	const { data } = trpc.daily.history.useQuery({ month }, { enabled: useHydrated() });
	const played = data?.days.flatMap(({ day, score }) => (score === null ? [] : [[day, score] as const]));
	return new Map(played);
}
