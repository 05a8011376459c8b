import { createFileRoute } from "@tanstack/react-router";
import { ApiTokensPage } from "../features/admin/settings/api-tokens-page.tsx";
import { headOf } from "../platform/page-head.ts";

export const Route = createFileRoute("/admin/settings/tokens")({
	head: headOf("API tokens"),
	component: ApiTokensPage,
});
