import { createFileRoute } from "@tanstack/react-router";
import { InsightsPage } from "../features/custom-games/insights/insights-page.tsx";
import { pageTitle } from "../platform/page-title.ts";
import { requireSignIn } from "../platform/session.ts";

export const Route = createFileRoute("/custom-games/$id/insights")({
	head: () => pageTitle("Insights"),
	beforeLoad: requireSignIn,
	component: InsightsPage,
});
