import type { Api } from "../../../platform/api/trpc.ts";
import { loadSession } from "../../../platform/session.ts";

/** Loads for a document what `useDuelCount` reads. In the browser `useOwnDuels` loads it after the page's own calls. */
export async function loadDuelCount(api: Api, pathname: string): Promise<void> {
	const { me } = await loadSession(api);
	if (!me) return;
	const { waiting, mine } = api.utils.duels;
	await waiting.prefetch();
	// The list tells whether the duel on the screen is one of those that are counted.
	if (pathname.startsWith("/duel/") && waiting.getData()?.count) await mine.prefetch();
}
