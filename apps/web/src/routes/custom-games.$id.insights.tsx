import { createFileRoute } from "@tanstack/react-router";
import { InsightsPage } from "../features/custom-games/insights/insights-page.tsx";
import { pageTitle } from "../platform/page-title.ts";
import { playersOnly } from "../platform/session.ts";

export const Route = createFileRoute("/custom-games/$id/insights")({
	head: () => pageTitle("Insights"),
	beforeLoad: playersOnly,
	component: InsightsPage,
});
