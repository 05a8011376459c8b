import { createFileRoute } from "@tanstack/react-router";
import { AdminLayout } from "../features/admin/shell/admin-layout.tsx";
import { pageTitle } from "../platform/page-title.ts";
import { playersOnly } from "../platform/session.ts";
import { settled } from "../platform/settled.ts";

export const Route = createFileRoute("/admin")({
	head: () => pageTitle("Admin"),
	beforeLoad: playersOnly,
	loader: ({ context: { api } }) => settled([api.utils.admin.access.ensureData()]),
	component: AdminLayout,
});
