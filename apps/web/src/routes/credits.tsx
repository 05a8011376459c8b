import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pageHead } from "../platform/page-head.ts";
import { settled } from "../platform/settled.ts";

export const Route = createFileRoute("/credits")({
	head: () =>
		pageHead(
			"Credits | Hilo",
			"Where the numbers of Hilo's games come from and how old they are, and whose icons, flags and typefaces it shows.",
		),
	loader: ({ context: { api } }) => settled([api.utils.site.credits.ensureData()]),
	component: lazyRouteComponent(() => import("../features/site/credits/credits-page.tsx"), "CreditsPage"),
});
