import { createFileRoute } from "@tanstack/react-router";
import { lastDeckPreview, loadToday } from "../features/daily/deck/today.ts";
import { DailyPage } from "../features/daily/play/daily-page.tsx";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/daily/")({
	head: ({ match: { context } }) =>
		pageHead(
			context.site,
			"The daily deck",
			"Ten rounds a day, the same for everyone: countries, films, songs and more. Play today’s deck and see how you compare.",
			{ preview: lastDeckPreview(context.origin, context.site.name) },
		),
	staticData: { stage: true, tabs: true },
	loader: ({ context: { api } }) => loadToday(api),
	// Every visit starts with the present deck.
	gcTime: 0,
	component: DailyPage,
});
