import { createFileRoute } from "@tanstack/react-router";
import { loadToday } from "../features/daily/deck/today.ts";
import type { Api } from "../platform/api/trpc.ts";
import { settled } from "../platform/loaders.ts";
import { headOf } from "../platform/page-head.ts";
import { loadSession, requireSignIn } from "../platform/session.ts";
import { ProfilePage } from "../shell/profile-page.tsx";
import { type ProfileTabId, profileSearch } from "../shell/profile-search.ts";

export const Route = createFileRoute("/profile")({
	validateSearch: profileSearch,
	beforeLoad: requireSignIn,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { api }, deps: { tab } }) => {
		// In the browser the tab loads its own data, but for a section that would push down others.
		await settled(import.meta.env.SSR ? loadData(api, tab) : tab === undefined ? [ownKnowledge(api)] : []);
	},
	head: headOf(
		"Profile",
		({ name }) => `Your scores, badges and daily challenges on ${name}, and your account.`,
	),
	component: ProfilePage,
});

async function ownKnowledge(api: Api): Promise<void> {
	const { me } = await loadSession(api);
	if (me) await api.utils.knowledge.get.ensureData({ userId: me.id });
}

function loadData(api: Api, tab: ProfileTabId = "overview"): Promise<unknown>[] {
	const { progression, customGames, friends, support } = api.utils;
	switch (tab) {
		case "overview":
			return [progression.today.ensureData(), ownKnowledge(api), loadToday(api)];
		case "badges":
			return [progression.badges.ensureData()];
		case "custom-games":
			return [
				customGames.mine.ensureData(),
				customGames.sharedWithMe.ensureData(),
				customGames.invitations.ensureData(),
			];
		case "friends":
			return [friends.list.ensureData(), friends.requests.ensureData(), friends.link.ensureData()];
		case "settings":
			return [];
		case "support":
			return [support.mine.ensureData(), support.notifications.ensureData()];
	}
}
