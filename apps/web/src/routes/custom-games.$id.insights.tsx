import { createFileRoute, redirect } from "@tanstack/react-router";
import { InsightsPage } from "../features/custom-games/insights/insights-page.tsx";
import { pageTitle } from "../platform/page-title.ts";
import { loadSession } from "../platform/session.ts";
import { signInFrom } from "../platform/sign-in-address.ts";

export const Route = createFileRoute("/custom-games/$id/insights")({
	head: () => pageTitle("Insights"),
	beforeLoad: async ({ context: { api }, location }) => {
		const { me } = await loadSession(api);
		if (!me) throw redirect(signInFrom(location.href));
	},
	component: InsightsPage,
});
