import { createFileRoute } from "@tanstack/react-router";
import { PrivacyPage } from "../features/site/legal/legal-page.tsx";
import { pageTitle } from "../platform/page-title.ts";
import { settled } from "../platform/settled.ts";

export const Route = createFileRoute("/privacy-policy")({
	head: () => pageTitle("Privacy Policy"),
	loader: ({ context: { api } }) => settled([api.utils.site.legal.ensureData({ kind: "privacy" })]),
	component: PrivacyPage,
});
