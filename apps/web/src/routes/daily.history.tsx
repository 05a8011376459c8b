import { createFileRoute } from "@tanstack/react-router";
import { monthSearch } from "../features/daily/deck/months.ts";
import { HistoryPage } from "../features/daily/history/history-page.tsx";
import { pageHead } from "../platform/page-head.ts";
import { loadSession } from "../platform/session.ts";

export const Route = createFileRoute("/daily/history")({
	head: () =>
		pageHead(
			"Your decks",
			"Your daily decks on Hilo, day by day: your scores, your streak and why it stands.",
		),
	validateSearch: monthSearch,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { api }, deps }) => {
		// In the browser the page loads its own data.
		if (!import.meta.env.SSR) return;
		const { me } = await loadSession(api);
		// Visitors' pages are the same for all.
		if (me) await api.utils.daily.history.prefetch(deps);
	},
	component: HistoryPage,
});
