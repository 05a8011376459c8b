import { createFileRoute } from "@tanstack/react-router";
import { loadToday } from "../features/daily/deck/today.ts";
import { HomePage } from "../features/site/home/home-page.tsx";
import { settled } from "../platform/loaders.ts";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/")({
	head: () =>
		pageHead(
			null,
			"Two things. You see one number. Is the other higher or lower? Play with countries, films, songs and more, free and without an account.",
		),
	loader: ({ context: { api } }) =>
		settled([
			api.utils.site.gameStatus.ensureData(),
			api.utils.site.recentUpdates.ensureData({ limit: 5 }),
			loadToday(api),
		]),
	component: HomePage,
});
