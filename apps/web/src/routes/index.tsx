import { createFileRoute } from "@tanstack/react-router";
import { preloadHome } from "../features/site/home/home-islands.ts";
import { HomePage } from "../features/site/home/home-page.tsx";
import { settled } from "../platform/settled.ts";

export const Route = createFileRoute("/")({
	head: () => ({ meta: [{ title: "Hilo: the higher or lower game" }] }),
	loader: ({ context: { api } }) =>
		settled([
			api.utils.site.gameStatus.ensureData(),
			api.utils.site.recentUpdates.ensureData({ limit: 5 }),
			preloadHome(),
		]),
	component: HomePage,
});
