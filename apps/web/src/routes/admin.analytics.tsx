import { createFileRoute } from "@tanstack/react-router";
import { AnalyticsPage } from "../features/admin/analytics/analytics-page.tsx";
import { headOf } from "../platform/page-head.ts";

export const Route = createFileRoute("/admin/analytics")({
	head: headOf("Analytics"),
	component: AnalyticsPage,
});
