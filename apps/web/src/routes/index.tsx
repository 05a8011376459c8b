import { UPDATES_SHOWN } from "@hilo/rules/site/updates";
import { createFileRoute } from "@tanstack/react-router";
import { loadToday } from "../features/daily/deck/today.ts";
import { HomePage } from "../features/home/home-page.tsx";
import { loadHome } from "../features/home/load-home.ts";
import { settled } from "../platform/loaders.ts";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/")({
	head: ({ match: { context } }) =>
		pageHead(
			context.site,
			null,
			"Two things. You see one number. Is the other higher or lower? Play with countries, films, songs and more, free and without an account.",
		),
	loader: ({ context: { api } }) =>
		settled([
			api.utils.site.gameStatus.ensureData(),
			api.utils.site.recentUpdates.ensureData({ limit: UPDATES_SHOWN }),
			loadToday(api),
			loadHome(api),
		]),
	component: HomePage,
});
