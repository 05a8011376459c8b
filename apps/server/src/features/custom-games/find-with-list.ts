import type { ReadyJson } from "../../platform/http/ready-json.ts";

const MAX_TRIES = 2;

/**
 * Finds a game and one of its lists as JSON, both of the same version. Tries again where the game is saved between the two reads.
 *
 * @param readList returns undefined where the game has changed or the list is missing.
 * @throws Error where both tries find no list; whatever `find` and `readList` throw.
 */
export async function findWithList<Game, List>(
	find: () => Promise<Game>,
	readList: (game: Game) => Promise<ReadyJson<List> | undefined>,
): Promise<{ readonly game: Game; readonly list: ReadyJson<List> }> {
	for (let tries = 0; tries < MAX_TRIES; tries++) {
		const game = await find();
		const list = await readList(game);
		if (list) return { game, list };
	}
	throw new Error("A game has no items, or was saved during both tries to read it.");
}
