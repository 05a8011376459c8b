import { createFileRoute } from "@tanstack/react-router";
import { LegalPage } from "../features/site/legal-page.tsx";
import { settled } from "../platform/loaders.ts";
import { headOf } from "../platform/page-head.ts";

export const Route = createFileRoute("/privacy-policy")({
	head: headOf(
		"Privacy Policy",
		({ name }) => `What ${name} keeps about the people who play, why, for how long, and who sees it.`,
	),
	loader: ({ context: { api } }) => settled([api.utils.site.legal.ensureData({ kind: "privacy" })]),
	component: () => <LegalPage kind="privacy" />,
});
