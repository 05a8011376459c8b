import type { Api } from "../../platform/api/trpc.ts";
import { PRELOADED } from "../../platform/loaders.ts";
import { loadSession } from "../../platform/session.ts";

/** Loads what only a player's home page shows. All calls of a page's loader are one request. */
export async function loadHome(api: Api): Promise<void> {
	const { me } = await loadSession(api);
	if (!me) return;
	await Promise.all([
		api.utils.home.get.prefetch(undefined, PRELOADED),
		api.utils.duels.mine.prefetch(undefined, PRELOADED),
	]);
}
