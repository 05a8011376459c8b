import { createFileRoute } from "@tanstack/react-router";
import { LegalEditorPage } from "../features/admin/settings/legal/legal-editor-page.tsx";
import { headOf } from "../platform/page-head.ts";
import { oneOf, parseSearch } from "../platform/search-params.ts";

const legalSearch = parseSearch({
	/** The Privacy Policy by default. */
	text: oneOf(["terms"]),
	/** The version of the history that is shown. */
	version: (value) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined),
});

export const Route = createFileRoute("/admin/settings/legal")({
	validateSearch: legalSearch,
	head: headOf("Legal texts"),
	component: LegalEditorPage,
});
