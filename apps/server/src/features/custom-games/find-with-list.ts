import type { ReadyJson } from "../../platform/http/ready-json.ts";

const MAX_TRIES = 2;

/** Reads both again where the game was saved between them. @throws Error where `readList` gives undefined twice. */
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
