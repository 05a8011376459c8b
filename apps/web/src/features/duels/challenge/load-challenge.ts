import type { Api } from "../../../platform/api/trpc.ts";
import { loadSession } from "../../../platform/session.ts";
import { settled } from "../../../platform/settled.ts";
import type { ChallengeSearch } from "./challenge-search.ts";

/** Never throws: the page works without the data. */
export async function loadChallenge(api: Api, search: ChallengeSearch): Promise<void> {
	const { custom, key, sent } = search;
	const { duels, customGames, friends, site } = api.utils;
	const { me } = await loadSession(api);
	if (sent) return await settled([duels.get.ensureData({ id: sent })]);
	await settled([
		site.gameStatus.ensureData(),
		me ? friends.list.ensureData() : undefined,
		custom ? customGames.get.ensureData({ id: custom, key }) : undefined,
	]);
}
