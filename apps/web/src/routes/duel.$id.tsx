import { createFileRoute } from "@tanstack/react-router";
import { DuelNotFound } from "../features/duels/kit/duel-not-found.tsx";
import { DuelPage } from "../features/duels/page/duel-page.tsx";
import { duelPreview } from "../features/duels/page/duel-preview.ts";
import { loadDuel } from "../features/duels/page/load-duel.ts";
import { PageFailure } from "../platform/page-failure.tsx";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/duel/$id")({
	staticData: { stage: true },
	loader: ({ context: { api }, params: { id } }) => loadDuel(api, id),
	// Every visit starts with the present duel.
	gcTime: 0,
	head: ({ loaderData, match: { status, context }, params: { id } }) => {
		const duel = loaderData && context.api.utils.duels.get.getData({ id });
		return pageHead(loaderData?.title ?? (status === "error" ? "Duel" : "Duel not found"), {
			description:
				"The same cards for both, in the same order: who gets more right? Play it now, free and without an account.",
			preview: duel && duelPreview(duel, context.origin),
			isUnlisted: true,
		});
	},
	component: DuelPage,
	errorComponent: PageFailure,
	notFoundComponent: DuelNotFound,
});
