import { createFileRoute } from "@tanstack/react-router";
import { DailyPage } from "../features/daily/play/daily-page.tsx";
import { pageTitle } from "../platform/page-title.ts";

export const Route = createFileRoute("/daily/")({
	head: () => pageTitle("The daily deck"),
	staticData: { stage: true },
	loader: async ({ context: { api } }) => {
		// No other page carries its code.
		const { loadToday } = await import("../features/daily/deck/load-today.ts");
		await loadToday(api);
		if (!import.meta.env.SSR) return;
		// Whoever has finished the deck is shown how it went: the server draws that place at once.
		const { DailyResult } = await import("../features/daily/result/daily-result.slot.ts");
		await DailyResult.preload();
	},
	// Every visit begins with the deck as it stands now.
	gcTime: 0,
	component: DailyPage,
});
