import { createFileRoute } from "@tanstack/react-router";
import { UpdatesEditorPage } from "../features/admin/settings/updates-page.tsx";
import { headOf } from "../platform/page-head.ts";
import { pageParam, parseSearch } from "../platform/search-params.ts";

const updatesSearch = parseSearch({ page: pageParam });

export const Route = createFileRoute("/admin/settings/updates")({
	validateSearch: updatesSearch,
	head: headOf("Recent updates"),
	component: UpdatesEditorPage,
});
