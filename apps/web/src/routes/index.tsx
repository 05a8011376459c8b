import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "../features/site/home/home-page.tsx";
import type { Api } from "../platform/api/trpc.ts";
import { loadSession } from "../platform/session.ts";
import { settled } from "../platform/settled.ts";

export const Route = createFileRoute("/")({
	head: () => ({ meta: [{ title: "Hilo: the higher or lower game" }] }),
	loader: ({ context: { api } }) =>
		settled([
			api.utils.site.gameStatus.ensureData(),
			api.utils.site.recentUpdates.ensureData({ limit: 5 }),
			// Imported here, because no other page needs this code.
			loadHome(api),
			import("../features/daily/deck/load-today.ts").then(({ loadToday }) => loadToday(api)),
		]),
	component: HomePage,
});

async function loadHome(api: Api): Promise<void> {
	const [home, { me }] = await Promise.all([
		import("../features/site/home/home-islands.ts"),
		loadSession(api),
	]);
	await home.preloadHome(me !== null);
}
