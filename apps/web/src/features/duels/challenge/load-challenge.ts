import { CLASSIC_GAMES, isGameId } from "@hilo/rules/play/games";
import type { Api } from "../../../platform/api/trpc.ts";
import { loadSession } from "../../../platform/session.ts";
import { settled } from "../../../platform/settled.ts";
import type { ChallengeSearch } from "./challenge-search.ts";
import { FilterFields } from "./filter-fields.slot.ts";
import { Friends, How } from "./for-players.slot.ts";
import { GameSample } from "./game-sample.slot.ts";
import { Sent } from "./sent.slot.ts";

/** Never throws: the page works without the data. */
export async function loadChallenge(api: Api, search: ChallengeSearch): Promise<void> {
	const { custom, game, key, sent, to } = search;
	const { duels, customGames, friends, site } = api.utils;
	const { me } = await loadSession(api);
	if (sent) return await settled([duels.get.ensureData({ id: sent }), Sent.preload()]);
	await settled([
		site.gameStatus.ensureData(),
		GameSample.preload(),
		game && isGameId(game) && CLASSIC_GAMES[game].storesFilter ? FilterFields.preload() : undefined,
		...(me ? [friends.list.ensureData(), Friends.preload()] : []),
		me && to ? How.preload() : undefined,
		custom ? customGames.get.ensureData({ id: custom, key }) : undefined,
	]);
}
