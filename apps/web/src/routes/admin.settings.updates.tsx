import { createFileRoute } from "@tanstack/react-router";
import { UpdatesEditorPage } from "../features/admin/settings/updates-page.tsx";
import { pageParam, parseSearch } from "../platform/search-params.ts";

const updatesSearch = parseSearch({ page: pageParam });

export const Route = createFileRoute("/admin/settings/updates")({
	validateSearch: updatesSearch,
	component: UpdatesEditorPage,
});
