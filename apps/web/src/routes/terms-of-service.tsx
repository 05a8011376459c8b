import { createFileRoute } from "@tanstack/react-router";
import { TermsPage } from "../features/site/legal/legal-page.tsx";
import { pageTitle } from "../platform/page-title.ts";
import { settled } from "../platform/settled.ts";

export const Route = createFileRoute("/terms-of-service")({
	head: () => pageTitle("Terms of Service"),
	loader: ({ context: { api } }) => settled([api.utils.site.legal.ensureData({ kind: "terms" })]),
	component: TermsPage,
});
