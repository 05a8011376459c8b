import { createFileRoute } from "@tanstack/react-router";
import { ChallengePage } from "../features/duels/challenge/challenge-page.tsx";
import { challengeSearch } from "../features/duels/challenge/challenge-search.ts";
import { loadFriends } from "../features/presence/use-statuses.ts";
import { settled } from "../platform/loaders.ts";
import { headOf } from "../platform/page-head.ts";
import { loadSession } from "../platform/session.ts";

export const Route = createFileRoute("/duel/new")({
	validateSearch: challengeSearch,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { api, queryClient }, deps: { custom, key, sent } }) => {
		const { duels, customGames, site } = api.utils;
		const { me } = await loadSession(api);
		if (sent) return await settled([duels.get.ensureData({ id: sent })]);
		await settled([
			site.gameStatus.ensureData(),
			me ? loadFriends(queryClient, api) : undefined,
			me ? duels.mine.ensureData() : undefined,
			custom ? customGames.get.ensureData({ id: custom, key }) : undefined,
		]);
	},
	head: headOf(
		"Challenge",
		"Challenge a friend, or anyone with a link, to a duel: the same cards in the same order for both.",
	),
	component: ChallengePage,
});
