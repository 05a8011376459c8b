import { createFileRoute } from "@tanstack/react-router";
import { CreditsPage } from "../features/site/credits-page.tsx";
import { settled } from "../platform/loaders.ts";
import { headOf } from "../platform/page-head.ts";

export const Route = createFileRoute("/credits")({
	head: headOf(
		"Credits",
		({ name }) =>
			`Where the numbers of ${name}'s games come from and how old they are, and whose icons, flags and typefaces it shows.`,
	),
	loader: ({ context: { api } }) => settled([api.utils.site.credits.ensureData()]),
	component: CreditsPage,
});
