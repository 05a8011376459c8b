import { createFileRoute } from "@tanstack/react-router";
import { InsightsPage } from "../features/custom-games/insights/insights-page.tsx";
import { headOf } from "../platform/page-head.ts";
import { requireSignIn } from "../platform/session.ts";

export const Route = createFileRoute("/custom-games/$id/insights")({
	head: headOf(
		"Insights",
		({ name }) => `How a game of yours on ${name} is played, and with whom you share it.`,
	),
	beforeLoad: requireSignIn,
	component: InsightsPage,
});
