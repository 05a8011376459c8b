import { createFileRoute } from "@tanstack/react-router";
import { ArchivePage } from "../features/daily/archive/archive-page.tsx";
import { ARCHIVE_QUERY, NO_DECK_STATUSES } from "../features/daily/archive/archive-query.ts";
import { NoDeck } from "../features/daily/archive/no-deck.tsx";
import { monthSearch } from "../features/daily/deck/months.ts";
import { orNotFound } from "../platform/loaders.ts";
import { headOf } from "../platform/page-head.ts";
import { loadSession } from "../platform/session.ts";

export const Route = createFileRoute("/daily/archive/")({
	validateSearch: monthSearch,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { api }, deps: { month } }) => {
		const archive = orNotFound(api.utils.daily.archive.fetch({ month }, ARCHIVE_QUERY), NO_DECK_STATUSES);
		const [{ month: shown }, { me }] = await Promise.all([archive, loadSession(api)]);
		// In the browser the page loads its own data, and visitors' pages are the same for all.
		if (me && import.meta.env.SSR) await api.utils.daily.history.prefetch({ month: shown });
	},
	head: headOf(
		"Past decks",
		"The daily decks of the past: ten rounds each, to play as often as you like, and your own scores day by day.",
	),
	component: ArchivePage,
	notFoundComponent: NoDeck,
});
