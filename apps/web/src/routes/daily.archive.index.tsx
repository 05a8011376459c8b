import { createFileRoute, notFound } from "@tanstack/react-router";
import { ArchivePage } from "../features/daily/archive/archive-page.tsx";
import { isNoDeck, loadArchive } from "../features/daily/archive/load-past.ts";
import { NoDeck } from "../features/daily/archive/no-deck.tsx";
import { monthSearch } from "../features/daily/deck/months.ts";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/daily/archive/")({
	head: () =>
		pageHead("Past decks", {
			description:
				"The daily decks of the past: ten rounds each, to be played as often as you like, for no board and no streak.",
		}),
	validateSearch: monthSearch,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { api }, deps }) => {
		try {
			await loadArchive(api, deps);
		} catch (error) {
			if (isNoDeck(error)) throw notFound();
			throw error;
		}
	},
	component: ArchivePage,
	notFoundComponent: NoDeck,
});
