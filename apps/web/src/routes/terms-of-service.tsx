import { createFileRoute } from "@tanstack/react-router";
import { LegalPage } from "../features/site/legal-page.tsx";
import { settled } from "../platform/loaders.ts";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/terms-of-service")({
	head: ({ match: { context } }) =>
		pageHead(
			context.site,
			"Terms of Service",
			`The rules of ${context.site.name}: fair play, what you make and write, and what happens when rules are broken.`,
		),
	loader: ({ context: { api } }) => settled([api.utils.site.legal.ensureData({ kind: "terms" })]),
	component: () => <LegalPage kind="terms" />,
});
