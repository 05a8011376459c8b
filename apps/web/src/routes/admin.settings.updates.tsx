import { createFileRoute } from "@tanstack/react-router";
import { UpdatesEditorPage } from "../features/admin/settings/updates-page.tsx";

export const Route = createFileRoute("/admin/settings/updates")({
	validateSearch: ({ page }: Record<string, unknown>): { page?: number | undefined } => ({
		page: Number.isInteger(page) && Number(page) > 1 ? Number(page) : undefined,
	}),
	component: UpdatesEditorPage,
});
