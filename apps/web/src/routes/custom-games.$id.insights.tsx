import { createFileRoute } from "@tanstack/react-router";
import { InsightsPage } from "../features/custom-games/insights/insights-page.tsx";
import { pageHead } from "../platform/page-head.ts";
import { requireSignIn } from "../platform/session.ts";

export const Route = createFileRoute("/custom-games/$id/insights")({
	head: ({ match: { context } }) =>
		pageHead(
			context.site,
			"Insights",
			`How a game of yours on ${context.site.name} is played, and with whom you share it.`,
		),
	beforeLoad: requireSignIn,
	component: InsightsPage,
});
