import { createFileRoute } from "@tanstack/react-router";
import { InsightsPage } from "../features/custom-games/insights/insights-page.tsx";
import { pageHead } from "../platform/page-head.ts";
import { requireSignIn } from "../platform/session.ts";

export const Route = createFileRoute("/custom-games/$id/insights")({
	head: () => pageHead("Insights", "How a game of yours on Hilo is played, and with whom you share it."),
	beforeLoad: requireSignIn,
	component: InsightsPage,
});
