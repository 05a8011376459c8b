import { createFileRoute } from "@tanstack/react-router";
import { monthSearch } from "../features/daily/deck/months.ts";
import { HistoryPage } from "../features/daily/history/history-page.tsx";
import { loadHistory } from "../features/daily/history/load-history.ts";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/daily/history")({
	head: () =>
		pageHead("Your decks", {
			description: "Your daily decks on Hilo, day by day: your scores, your streak and why it stands.",
		}),
	validateSearch: monthSearch,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { api }, deps }) => {
		// In the browser the page loads its own data.
		if (import.meta.env.SSR) await loadHistory(api, deps);
	},
	component: HistoryPage,
});
