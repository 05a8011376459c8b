import type { QueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { getQueryKey } from "@trpc/react-query";
import { useEffect, useState } from "react";
import { type Api, trpc } from "../../../platform/api/trpc.ts";
import { usePollInterval } from "../../../platform/live/connection.ts";
import { useLiveEvent } from "../../../platform/live/live-event-listeners.ts";
import { loadSession } from "../../../platform/session.ts";

/** The poll interval without live events. */
const POLL_MS = 30_000;

/** The player's duels. Loaded if some are waiting, if their number has changed, and after a live event. */
export function useOwnDuels() {
	const [hasChanged, setChanged] = useState(false);
	useLiveEvent("duels", () => setChanged(true));
	const { data } = trpc.duels.waiting.useQuery(undefined, { refetchInterval: usePollInterval(POLL_MS) });
	const count = data?.count ?? 0;
	const mine = trpc.duels.mine.useQuery(undefined, { enabled: count > 0 || hasChanged });
	const { refetch } = mine;
	const listed = mine.data?.waiting.length;
	const isOld = listed !== undefined && listed !== count && count > 0;
	useEffect(() => {
		if (isOld) refetch();
	}, [isOld, refetch]);
	return mine.data;
}

/** In how many duels it is the player's turn, without the one on the screen. It reads what `useOwnDuels` has loaded. */
export function useDuelCount(): number {
	const count = trpc.duels.waiting.useQuery(undefined, { enabled: false }).data?.count ?? 0;
	const { data } = trpc.duels.mine.useQuery(undefined, { enabled: false });
	const path = useLocation({ select: ({ pathname }) => pathname });
	const isShown = data?.waiting.some(({ id }) => path === `/duel/${id}`) ?? false;
	return Math.max(0, count - Number(isShown));
}

interface Visit {
	readonly context: { readonly api: Api; readonly queryClient: QueryClient };
	readonly location: { readonly pathname: string };
}

/** Loads for a document what `useDuelCount` reads. In the browser `useOwnDuels` loads it after the page's own calls. */
export async function loadDuelCount({ context: { api, queryClient }, location }: Visit): Promise<void> {
	const { me } = await loadSession(api);
	if (!me) return;
	const { waiting, mine } = api.utils.duels;
	await waiting.prefetch();
	// A failed call would give the page its status. This one is not what the page is for.
	queryClient.removeQueries({
		queryKey: getQueryKey(trpc.duels.waiting),
		predicate: ({ state }) => state.status === "error",
	});
	// The list tells whether the duel on the screen is one of those that are counted.
	if (location.pathname.startsWith("/duel/") && waiting.getData()?.count) await mine.prefetch();
}
