import { createFileRoute } from "@tanstack/react-router";
import { DashboardPage } from "../features/admin/dashboard/dashboard-page.tsx";
import { headOf } from "../platform/page-head.ts";

export const Route = createFileRoute("/admin/")({
	head: headOf("Dashboard"),
	component: DashboardPage,
});
