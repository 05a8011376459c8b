import type { Api } from "../../platform/api/trpc.ts";
import { settled } from "../../platform/settled.ts";
import type { ProfileTabId } from "../profile-search.ts";

/** Loads the tab's first data, so that the server renders it. Never throws: the page works without. */
export async function loadProfile(api: Api, tab: ProfileTabId = "overview"): Promise<void> {
	await settled(dataOf(api, tab));
}

function dataOf({ utils }: Api, tab: ProfileTabId): Promise<unknown>[] {
	const { progression, customGames, friends, duels, support } = utils;
	switch (tab) {
		case "overview":
			return [progression.today.ensureData()];
		case "badges":
			return [progression.badges.ensureData()];
		case "custom-games":
			return [
				customGames.mine.ensureData(),
				customGames.sharedWithMe.ensureData(),
				customGames.invitations.ensureData(),
			];
		case "friends":
			return [friends.list.ensureData(), friends.requests.ensureData(), duels.mine.ensureData()];
		case "settings":
			return [];
		case "support":
			return [support.mine.ensureData(), support.notices.ensureData()];
	}
}
