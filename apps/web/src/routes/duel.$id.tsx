import { createFileRoute } from "@tanstack/react-router";
import { DuelNotFound } from "../features/duels/kit/duel-not-found.tsx";
import { DuelPage } from "../features/duels/page/duel-page.tsx";
import { PageFailure } from "../platform/page-failure.tsx";
import { pageTitle } from "../platform/page-title.ts";

export const Route = createFileRoute("/duel/$id")({
	staticData: { stage: true },
	loader: async ({ context: { api }, params: { id } }) => {
		// Imported here, because no other page needs this code.
		const { loadDuel } = await import("../features/duels/page/load-duel.ts");
		return await loadDuel(api, id);
	},
	// Every visit starts with the present duel.
	gcTime: 0,
	head: ({ loaderData, match: { status } }) =>
		pageTitle(loaderData?.title ?? (status === "error" ? "Duel" : "Duel not found")),
	component: DuelPage,
	errorComponent: PageFailure,
	notFoundComponent: DuelNotFound,
});
