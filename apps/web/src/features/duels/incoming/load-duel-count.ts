import type { QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { type Api, trpc } from "../../../platform/api/trpc.ts";
import { loadSession } from "../../../platform/session.ts";

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
