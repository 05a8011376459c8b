import { UPDATES_SHOWN } from "@hilo/rules/site/updates";
import type { QueryClient } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { loadToday } from "../features/daily/deck/today.ts";
import { HomePage } from "../features/home/home-page.tsx";
import { loadDue } from "../features/practice/use-due.ts";
import { loadStatuses } from "../features/presence/use-statuses.ts";
import type { Api } from "../platform/api/trpc.ts";
import { PRELOADED, settled } from "../platform/loaders.ts";
import { headOf } from "../platform/page-head.ts";
import { loadSession } from "../platform/session.ts";

export const Route = createFileRoute("/")({
	head: headOf(
		null,
		"Two things. You see one number. Is the other higher or lower? Play with countries, films, songs and more, free and without an account.",
	),
	loader: ({ context: { api, queryClient } }) =>
		settled([
			api.utils.site.gameStatus.ensureData(),
			api.utils.site.recentUpdates.ensureData({ limit: UPDATES_SHOWN }),
			loadToday(api),
			api.utils.home.activity.prefetch(undefined, PRELOADED),
			loadHome(api, queryClient),
			loadDue(api),
		]),
	component: HomePage,
});

/** Loads what only a player's or only a visitor's home page shows. All calls of a page's loader are one request. */
async function loadHome(api: Api, queryClient: QueryClient): Promise<void> {
	const { me } = await loadSession(api);
	if (!me) return api.utils.customGames.showcase.prefetch();
	await Promise.all([loadFriends(api, queryClient), api.utils.duels.mine.prefetch(undefined, PRELOADED)]);
}

/** The player's part of the page, and which of its friends are here. */
async function loadFriends(api: Api, queryClient: QueryClient): Promise<void> {
	const { friends } = await api.utils.home.get.fetch(undefined, PRELOADED);
	// The browser shows the page without waiting for the dots.
	if (!import.meta.env.SSR) return;
	await loadStatuses(
		queryClient,
		api,
		friends.map(({ userId }) => userId),
	);
}
