import { createFileRoute, notFound } from "@tanstack/react-router";
import { ArchivePage } from "../features/daily/archive/archive-page.tsx";
import { NoDeck } from "../features/daily/archive/no-deck.tsx";
import { monthSearch } from "../features/daily/deck/months.ts";
import { pageTitle } from "../platform/page-title.ts";

export const Route = createFileRoute("/daily/archive/")({
	head: () => pageTitle("Past decks"),
	validateSearch: monthSearch,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { api }, deps }) => {
		const { isNoDeck, loadArchive } = await import("../features/daily/archive/load-past.ts");
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
