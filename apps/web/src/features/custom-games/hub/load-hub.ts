import type { Api } from "../../../platform/api/trpc.ts";
import { settled } from "../../../platform/settled.ts";
import { discoverInput } from "./discover-input.ts";
import type { HubSearch } from "./hub-search.ts";

/** Loads the tab's data. In the browser the page is shown before its games. */
export async function loadHub(api: Api, search: HubSearch): Promise<void> {
	if (search.create) return;
	const games = settled([gamesOf(api, search)]);
	if (import.meta.env.SSR) await games;
}

function gamesOf({ utils: { customGames } }: Api, search: HubSearch): Promise<unknown> {
	switch (search.tab) {
		case "my-games":
		case "leaderboards":
			return customGames.mine.ensureData();
		case "shared-with-me":
			return customGames.sharedWithMe.ensureData();
		case "invitations":
			return customGames.invitations.ensureData();
		case undefined:
			return customGames.discover.ensureData(discoverInput(search));
	}
}
