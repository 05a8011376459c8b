import { createFileRoute } from "@tanstack/react-router";
import { LegalEditorPage } from "../features/admin/settings/legal/legal-editor-page.tsx";
import { legalSearch } from "../features/admin/settings/legal/legal-search.ts";

export const Route = createFileRoute("/admin/settings/legal")({
	validateSearch: legalSearch,
	component: LegalEditorPage,
});
