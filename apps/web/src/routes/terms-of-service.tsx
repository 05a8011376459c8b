import { createFileRoute } from "@tanstack/react-router";
import { LegalPage } from "../features/site/legal-page.tsx";
import { settled } from "../platform/loaders.ts";
import { headOf } from "../platform/page-head.ts";

export const Route = createFileRoute("/terms-of-service")({
	head: headOf(
		"Terms of Service",
		({ name }) =>
			`The rules of ${name}: fair play, what you make and write, and what happens when rules are broken.`,
	),
	loader: ({ context: { api } }) => settled([api.utils.site.legal.ensureData({ kind: "terms" })]),
	component: () => <LegalPage kind="terms" />,
});
