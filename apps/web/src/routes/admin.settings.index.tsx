import { createFileRoute } from "@tanstack/react-router";
import { SiteSettingsPage } from "../features/admin/settings/site-settings-page.tsx";

export const Route = createFileRoute("/admin/settings/")({
	component: SiteSettingsPage,
});
