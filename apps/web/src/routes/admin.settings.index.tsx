import { createFileRoute } from "@tanstack/react-router";
import { SiteSettingsPage } from "../features/admin/settings/site-settings-page.tsx";
import { headOf } from "../platform/page-head.ts";

export const Route = createFileRoute("/admin/settings/")({
	head: headOf("Settings"),
	component: SiteSettingsPage,
});
