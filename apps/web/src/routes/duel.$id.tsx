import { createFileRoute } from "@tanstack/react-router";
import { DuelNotFound } from "../features/duels/duel-not-found.tsx";
import { DuelPage } from "../features/duels/duel-page.tsx";
import { duelDescription, duelPreview, duelTitle } from "../features/duels/duel-text.ts";
import { PageFailure } from "../platform/failures.tsx";
import { orNotFound, PRELOADED } from "../platform/loaders.ts";
import { pageHead } from "../platform/page-head.ts";
import { loadSession } from "../platform/session.ts";

export const Route = createFileRoute("/duel/$id")({
	staticData: { stage: true },
	loader: async ({ context: { api }, params: { id } }) => {
		const loading = orNotFound(api.utils.duels.get.fetch({ id }, PRELOADED));
		const [duel] = await Promise.all([loading, loadSession(api)]);
		return { title: duelTitle(duel) };
	},
	// Every visit starts with the present duel.
	gcTime: 0,
	head: ({ loaderData, match: { status, context }, params: { id } }) => {
		const duel = loaderData && context.api.utils.duels.get.getData({ id });
		return pageHead(
			context.site,
			loaderData?.title ?? (status === "error" ? "Duel" : "Duel not found"),
			duelDescription(duel),
			{ preview: duel && duelPreview(duel, context.origin), isUnlisted: true },
		);
	},
	component: DuelPage,
	errorComponent: PageFailure,
	notFoundComponent: DuelNotFound,
});
