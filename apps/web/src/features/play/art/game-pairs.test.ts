import { countryPool } from "@hilo/catalog/country/country.pool";
import { weaponPool } from "@hilo/catalog/cs16/cs16.pool";
import { repositoryPool } from "@hilo/catalog/github/github.pool";
import { HISTORY_EVENTS, historyCard } from "@hilo/catalog/history/history.pool";
import { MOVIES, movieCard } from "@hilo/catalog/movie/movie.pool";
import { TRACKS, trackCard } from "@hilo/catalog/music/music.pool";
import { subredditPool } from "@hilo/catalog/reddit/reddit.pool";
import { BILLIONAIRES, billionaireCard } from "@hilo/catalog/wealth/wealth.pool";
import type { Card } from "@hilo/rules/play/card";
import { GAME_IDS, type GameId } from "@hilo/rules/play/games";
import { expect, test } from "vitest";
import { GAME_PAIRS } from "./game-pairs.ts";

const CARDS: Readonly<Record<GameId, readonly Card[]>> = {
	github: repositoryPool.cards,
	reddit: subredditPool.cards,
	country: countryPool.cards,
	movie: MOVIES.map(movieCard),
	music: TRACKS.map(trackCard),
	wealth: BILLIONAIRES.map(billionaireCard),
	history: HISTORY_EVENTS.map(historyCard),
	cs16: weaponPool.cards,
};

test.each(GAME_IDS)("the card of the %s game shows two of its items as the stage does", (game) => {
	for (const { label, art, year } of GAME_PAIRS[game]) {
		const items = CARDS[game].filter(({ name }) => name.includes(label));
		expect(items).toContainEqual(expect.objectContaining({ art, ...(year && { value: year }) }));
	}
});
