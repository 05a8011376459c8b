import { createFileRoute } from "@tanstack/react-router";
import { CreditsPage } from "../features/site/credits/credits-page.tsx";
import { pageTitle } from "../platform/page-title.ts";
import { settled } from "../platform/settled.ts";

export const Route = createFileRoute("/credits")({
	head: () => pageTitle("Credits"),
	loader: ({ context: { api } }) => settled([api.utils.site.credits.ensureData()]),
	component: CreditsPage,
});
