import { createFileRoute } from "@tanstack/react-router";
import { ReportsPage } from "../features/admin/reports/reports-page.tsx";
import { headOf } from "../platform/page-head.ts";

export const Route = createFileRoute("/admin/support/reports")({
	head: headOf("Reports"),
	component: ReportsPage,
});
