import { createFileRoute } from "@tanstack/react-router";
import { AdminLayout } from "../features/admin/shell/admin-layout.tsx";
import { pageTitle } from "../platform/page-title.ts";
import { requireSignIn } from "../platform/session.ts";
import { settled } from "../platform/settled.ts";

/** What stands here comes with everybody's first load: what addresses say is for the pages' own code to read. */
export const Route = createFileRoute("/admin")({
	head: () => pageTitle("Admin"),
	beforeLoad: requireSignIn,
	// The heading is there when the focus is put on it.
	loader: ({ context: { api } }) => settled([api.utils.admin.access.ensureData()]),
	component: AdminLayout,
});
