import { createFileRoute } from "@tanstack/react-router";
import { AuditPage } from "../features/admin/audit/audit-page.tsx";
import { headOf } from "../platform/page-head.ts";

export const Route = createFileRoute("/admin/settings/audit")({
	head: headOf("Audit log"),
	component: AuditPage,
});
