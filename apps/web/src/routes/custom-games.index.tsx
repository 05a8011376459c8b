import { createFileRoute } from "@tanstack/react-router";
import { HubPage } from "../features/custom-games/hub/hub-page.tsx";
import { discoverInput, type HubSearch, hubSearch } from "../features/custom-games/hub/hub-search.ts";
import type { Api } from "../platform/api/trpc.ts";
import { settled } from "../platform/loaders.ts";
import { headOf } from "../platform/page-head.ts";
import { requireSignIn } from "../platform/session.ts";

export const Route = createFileRoute("/custom-games/")({
	validateSearch: hubSearch,
	beforeLoad: requireSignIn,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { api }, deps }) => {
		if (deps.create) return;
		const games = settled([loadGames(api, deps)]);
		// In the browser the page is shown before its games.
		if (import.meta.env.SSR) await games;
	},
	head: headOf(
		"Custom Games",
		"Games that players make: find one to play, make your own and share it with your friends.",
	),
	component: HubPage,
});

function loadGames({ utils: { customGames } }: Api, search: HubSearch): Promise<unknown> {
	switch (search.tab) {
		case "my-games":
		case "leaderboards":
			return customGames.mine.ensureData();
		case "shared-with-me":
			return customGames.sharedWithMe.ensureData();
		case "invitations":
			return customGames.invitations.ensureData();
		case undefined:
			return Promise.all([
				customGames.discover.ensureData(discoverInput(search)),
				search.q === undefined && search.page === undefined && customGames.discoverRows.ensureData(),
			]);
	}
}
