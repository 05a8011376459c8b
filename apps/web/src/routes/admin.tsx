import { createFileRoute } from "@tanstack/react-router";
import { AdminLayout } from "../features/admin/shell/admin-layout.tsx";
import { adminSearch } from "../features/admin/shell/filters.ts";
import { settled } from "../platform/loaders.ts";
import { headOf } from "../platform/page-head.ts";
import { requireSignIn } from "../platform/session.ts";

export const Route = createFileRoute("/admin")({
	validateSearch: adminSearch,
	head: headOf("Admin"),
	beforeLoad: requireSignIn,
	// The heading must exist when the focus moves to it.
	loader: ({ context: { api } }) => settled([api.utils.admin.access.ensureData()]),
	component: AdminLayout,
});
