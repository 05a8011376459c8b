import type { Queries } from "@hilo/db/tables";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { gamesWithOverrides } from "../site/game-status.ts";

/** The names of the classic games, as the site has them. */
export async function classicLabels(db: Queries): Promise<(game: GameId) => string> {
	const names = new Map((await gamesWithOverrides(db)).map(({ id, name }) => [id, name]));
	return (game) => names.get(game) ?? CLASSIC_GAMES[game].title;
}

export async function classicLabel(db: Queries, game: GameId): Promise<string> {
	return (await classicLabels(db))(game);
}
