import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/tables";
import { countsForPopularity, countsForTrending } from "@hilo/rules/custom-games/popularity";
import type { Day } from "@hilo/rules/progression/site-day";
import { hashSecret } from "../../../platform/system/ids.ts";

interface Play {
	readonly gameId: string;
	readonly creatorId: string | null;
	readonly day: Day;
	/** Null for a visitor. */
	readonly playerId: string | null;
	/** The player's id, or the visitor's network address. */
	readonly playedBy: string;
	readonly isJudged: boolean;
}

/** The game's row is written last, because all plays of the game wait for it. @returns how often it has been played. */
export async function addPlay(tx: Tx, play: Play): Promise<number> {
	const { gameId, day } = play;
	const counted = { ...play, isFirstOfDay: await insertFirstOfDay(tx, play) };
	const players = countsForTrending(counted) ? 1 : 0;
	await tx
		.insertInto("custom_play_days")
		.values({ game_id: gameId, day, plays: 1, players })
		.onConflict((conflict) =>
			conflict.columns(["game_id", "day"]).doUpdateSet((eb) => ({
				plays: eb("custom_play_days.plays", "+", 1),
				players: eb("custom_play_days.players", "+", players),
			})),
		)
		.execute();
	const row = await tx
		.updateTable("custom_games")
		.set((eb) => ({
			play_count: eb("play_count", "+", 1),
			uncounted_plays: eb("uncounted_plays", "+", countsForPopularity(counted) ? 0 : 1),
		}))
		.where("id", "=", gameId)
		.returning("play_count")
		.executeTakeFirstOrThrow();
	return row.play_count;
}

/** The hash includes the day, so that rows of two days can't be matched. */
async function insertFirstOfDay(tx: Tx, { gameId, day, playedBy }: Play): Promise<boolean> {
	const inserted = await tx
		.insertInto("game_day_players")
		.values({ day, game_id: gameId, player_hash: hashSecret(`${day} ${gameId} ${playedBy}`) })
		.onConflict((conflict) => conflict.doNothing())
		.returning("day")
		.executeTakeFirst();
	return inserted !== undefined;
}

export function findPlayDays(db: Queries, gameId: string, from: Day): Promise<{ day: Day; plays: number }[]> {
	return db
		.selectFrom("custom_play_days")
		.select(["day", "plays"])
		.where("game_id", "=", gameId)
		.where("day", ">=", from)
		.orderBy("day")
		.execute();
}

export interface ItemStatistics {
	readonly itemId: string;
	readonly guessed: number;
	readonly guessedRight: number;
}

/** `statistics` has each item once. Written in the order of ids, so that concurrent runs of a game do not deadlock. */
export async function addItemStatistics(
	tx: Tx,
	gameId: string,
	statistics: readonly ItemStatistics[],
): Promise<void> {
	if (statistics.length === 0) return;
	const sorted = statistics.toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1));
	await tx
		.insertInto("custom_item_statistics")
		.values(
			sorted.map(({ itemId, guessed, guessedRight }) => ({
				game_id: gameId,
				item_id: itemId,
				guessed,
				guessed_right: guessedRight,
			})),
		)
		.onConflict((conflict) =>
			conflict.columns(["game_id", "item_id"]).doUpdateSet((eb) => ({
				guessed: eb("custom_item_statistics.guessed", "+", eb.ref("excluded.guessed")),
				guessed_right: eb("custom_item_statistics.guessed_right", "+", eb.ref("excluded.guessed_right")),
			})),
		)
		.execute();
}

export async function findItemStatistics(db: Queries, gameId: string): Promise<ItemStatistics[]> {
	const rows = await db
		.selectFrom("custom_item_statistics")
		.select(["item_id", "guessed", "guessed_right"])
		.where("game_id", "=", gameId)
		.execute();
	return rows.map((row) => ({
		itemId: row.item_id,
		guessed: row.guessed,
		guessedRight: row.guessed_right,
	}));
}
