import { createFileRoute } from "@tanstack/react-router";
import { monthSearch } from "../features/daily/deck/months.ts";
import { HistoryPage } from "../features/daily/history/history-page.tsx";
import { pageTitle } from "../platform/page-title.ts";

export const Route = createFileRoute("/daily/history")({
	head: () => pageTitle("Your decks"),
	validateSearch: monthSearch,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { api }, deps }) => {
		// In the browser the page loads its own data.
		if (!import.meta.env.SSR) return;
		const { loadHistory } = await import("../features/daily/history/load-history.ts");
		await loadHistory(api, deps);
	},
	component: HistoryPage,
});
