import { createFileRoute, notFound } from "@tanstack/react-router";
import { NoDeck } from "../features/daily/archive/no-deck.tsx";
import { PastPage } from "../features/daily/archive/past-page.tsx";
import { pageTitle } from "../platform/page-title.ts";

export const Route = createFileRoute("/daily/archive/$day")({
	staticData: { stage: true },
	loader: async ({ context: { api }, params: { day } }) => {
		const { isNoDeck, loadPast } = await import("../features/daily/archive/load-past.ts");
		try {
			return await loadPast(api, day);
		} catch (error) {
			if (isNoDeck(error)) throw notFound();
			throw error;
		}
	},
	head: ({ loaderData, match: { status } }) =>
		pageTitle(loaderData ? `Hilo ${loaderData.number}` : status === "error" ? "Past deck" : "No such deck"),
	component: PastPage,
	notFoundComponent: NoDeck,
});
