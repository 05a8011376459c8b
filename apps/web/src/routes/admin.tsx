import { createFileRoute } from "@tanstack/react-router";
import { adminSearch } from "../features/admin/admin-search.ts";
import { AdminLayout } from "../features/admin/shell/admin-layout.tsx";
import { pageTitle } from "../platform/page-title.ts";
import { playersOnly } from "../platform/session.ts";
import { settled } from "../platform/settled.ts";

export const Route = createFileRoute("/admin")({
	head: () => pageTitle("Admin"),
	validateSearch: adminSearch,
	beforeLoad: playersOnly,
	loader: ({ context: { api } }) => settled([api.utils.admin.access.ensureData()]),
	component: AdminLayout,
});
