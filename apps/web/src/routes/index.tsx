import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "../features/site/home/home-page.tsx";
import { importTwice } from "../platform/chunks/import-twice.ts";
import { settled } from "../platform/settled.ts";

export const Route = createFileRoute("/")({
	head: () => ({ meta: [{ title: "Hilo: the higher or lower game" }] }),
	loader: ({ context: { api } }) =>
		settled([
			api.utils.site.gameStatus.ensureData(),
			api.utils.site.recentUpdates.ensureData({ limit: 5 }),
			// No other page carries its code.
			importTwice(() => import("../features/site/home/home-islands.ts")).then((home) => home.preloadHome()),
		]),
	component: HomePage,
});
