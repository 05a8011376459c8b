import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pageHead } from "../platform/page-head.ts";
import { settled } from "../platform/settled.ts";

export const Route = createFileRoute("/")({
	head: () =>
		pageHead(
			"Hilo: the higher or lower game",
			"Two things face each other. One number is known: is the other higher or lower? Play with GitHub stars, countries and more, free and without an account.",
		),
	loader: ({ context: { api } }) =>
		settled([api.utils.site.gameStatus.ensureData(), api.utils.site.recentUpdates.ensureData({ limit: 5 })]),
	component: lazyRouteComponent(() => import("../features/site/home/home-page.tsx"), "HomePage"),
});
