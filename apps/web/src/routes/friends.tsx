import type { QueryClient } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { loadFriendsDeck } from "../features/daily/deck/today.ts";
import { loadStatuses } from "../features/presence/use-statuses.ts";
import type { Api } from "../platform/api/trpc.ts";
import { settled } from "../platform/loaders.ts";
import { headOf } from "../platform/page-head.ts";
import { requireSignIn } from "../platform/session.ts";
import { FriendsPage } from "../shell/friends-page.tsx";

export const Route = createFileRoute("/friends")({
	head: headOf(
		"Friends",
		({ name }) => `Your friends on ${name}: who is online, and whose score you can beat.`,
	),
	beforeLoad: requireSignIn,
	loader: async ({ context: { api, queryClient } }) => {
		const { friends, chat, duels, leaderboards } = api.utils;
		const loading = settled([
			loadFriends(api, queryClient),
			friends.requests.ensureData(),
			friends.link.ensureData(),
			chat.latest.ensureData(),
			duels.mine.ensureData(),
			duels.records.ensureData(),
			leaderboards.bestsToBeat.ensureData(),
			loadFriendsDeck(api),
		]);
		// In the browser the page is shown before its data.
		if (import.meta.env.SSR) await loading;
	},
	component: FriendsPage,
});

async function loadFriends(api: Api, queryClient: QueryClient): Promise<void> {
	const friends = await api.utils.friends.list.ensureData();
	await loadStatuses(
		queryClient,
		api,
		friends.map(({ userId }) => userId),
	);
}
