import { createFileRoute, redirect } from "@tanstack/react-router";
import { InsightsPage } from "../features/custom-games/insights/insights-page.tsx";
import { pageTitle } from "../platform/page-title.ts";
import { loadSession } from "../platform/session.ts";
import { settled } from "../platform/settled.ts";
import { signInFrom } from "../platform/sign-in-address.ts";

export const Route = createFileRoute("/custom-games/$id/insights")({
	head: () => pageTitle("Insights"),
	beforeLoad: async ({ context: { api }, location }) => {
		const { me } = await loadSession(api);
		if (!me) throw redirect(signInFrom(location.href));
	},
	loader: async ({ context: { api }, params: { id } }) => {
		const { customGames } = api.utils;
		const data = settled([
			customGames.get.ensureData({ id }),
			customGames.insights.ensureData({ id }),
			customGames.sentInvitations.ensureData({ id }),
			customGames.board.ensureData({ id, order: "score" }),
		]);
		// In the browser the page stands at once and its figures follow.
		await settled([import.meta.env.SSR ? data : undefined]);
	},
	component: InsightsPage,
});
