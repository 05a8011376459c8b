import type { Tx } from "@hilo/db/open-database";
import { gameWords } from "@hilo/rules/custom-games/words";

/** Replaces the words by which searches find a game. */
export async function putWords(
	tx: Tx,
	gameId: string,
	texts: { readonly name: string; readonly description: string },
): Promise<void> {
	await deleteWords(tx, gameId);
	const rows = gameWords(texts).map((word) => ({ word, game_id: gameId }));
	if (rows.length > 0) await tx.insertInto("custom_game_words").values(rows).execute();
}

export async function deleteWords(tx: Tx, gameId: string): Promise<void> {
	await tx.deleteFrom("custom_game_words").where("game_id", "=", gameId).execute();
}
