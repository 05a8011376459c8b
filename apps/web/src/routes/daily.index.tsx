import { createFileRoute } from "@tanstack/react-router";
import { DailyPage } from "../features/daily/play/daily-page.tsx";
import { pageTitle } from "../platform/page-title.ts";

export const Route = createFileRoute("/daily/")({
	head: () => pageTitle("The daily deck"),
	staticData: { stage: true },
	loader: async ({ context: { api } }) => {
		// Imported here, because no other page needs this code.
		const { loadToday } = await import("../features/daily/deck/load-today.ts");
		await loadToday(api);
		if (!import.meta.env.SSR) return;
		// Lets the server render the result of a finished deck.
		const { DailyResult } = await import("../features/daily/result/daily-result.slot.ts");
		await DailyResult.preload();
	},
	// Every visit starts with the present deck.
	gcTime: 0,
	component: DailyPage,
});
