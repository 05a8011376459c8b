import { createFileRoute, notFound } from "@tanstack/react-router";
import { isNoDeck, loadPast } from "../features/daily/archive/load-past.ts";
import { NoDeck } from "../features/daily/archive/no-deck.tsx";
import { PastPage } from "../features/daily/archive/past-page.tsx";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/daily/archive/$day")({
	staticData: { stage: true },
	loader: async ({ context: { api }, params: { day } }) => {
		try {
			return await loadPast(api, day);
		} catch (error) {
			if (isNoDeck(error)) throw notFound();
			throw error;
		}
	},
	head: ({ loaderData, match: { status } }) =>
		pageHead(loaderData ? `Hilo ${loaderData.number}` : status === "error" ? "Past deck" : "No such deck", {
			description:
				"A daily deck of the past: ten rounds of countries, films, songs and more, with the numbers of its day.",
		}),
	component: PastPage,
	notFoundComponent: NoDeck,
});
