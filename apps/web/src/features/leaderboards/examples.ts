import { EXAMPLE_LIST } from "@hilo/catalog/examples/examples.list";
import type { PopularGame } from "./use-popular-games.ts";

/** The site's own games and the site as their creator, shown if the real lists fail to load. Part of the code. */
const GAMES = Object.values(EXAMPLE_LIST);
const CREATOR = "Hilo";

export const EXAMPLE_GAMES: readonly PopularGame[] = GAMES.map(({ id, name, timerSeconds }) => ({
	id,
	type: "custom",
	name,
	creatorName: CREATOR,
	timerSeconds,
	playCount: 0,
	route: `/custom-game/${id}`,
	leader: null,
}));

export const EXAMPLE_CREATOR = {
	name: CREATOR,
	gameCount: GAMES.length,
	timerGamesCount: GAMES.filter(({ timerSeconds }) => timerSeconds > 0).length,
	topGame: GAMES[0],
};
