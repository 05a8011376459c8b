import { UPDATES_SHOWN } from "@hilo/rules/site/updates";
import { createFileRoute } from "@tanstack/react-router";
import { loadToday } from "../features/daily/deck/today.ts";
import { HomePage } from "../features/home/home-page.tsx";
import type { Api } from "../platform/api/trpc.ts";
import { PRELOADED, settled } from "../platform/loaders.ts";
import { headOf } from "../platform/page-head.ts";
import { loadSession } from "../platform/session.ts";

export const Route = createFileRoute("/")({
	head: headOf(
		null,
		"Two things. You see one number. Is the other higher or lower? Play with countries, films, songs and more, free and without an account.",
	),
	loader: ({ context: { api } }) =>
		settled([
			api.utils.site.gameStatus.ensureData(),
			api.utils.site.recentUpdates.ensureData({ limit: UPDATES_SHOWN }),
			loadToday(api),
			loadHome(api),
		]),
	component: HomePage,
});

/** Loads what only a player's or only a visitor's home page shows. All calls of a page's loader are one request. */
async function loadHome(api: Api): Promise<void> {
	const { me } = await loadSession(api);
	if (!me) return api.utils.customGames.showcase.prefetch();
	await Promise.all([
		api.utils.home.get.prefetch(undefined, PRELOADED),
		api.utils.duels.mine.prefetch(undefined, PRELOADED),
	]);
}
