import type { Tx } from "@hilo/db/open-database";
import type { Item } from "@hilo/rules/custom-games/item";
import { isOpenToAll, type PrivacyLevel } from "@hilo/rules/custom-games/privacy";
import { gameWords } from "@hilo/rules/custom-games/words";
import { inParts } from "../../../platform/in-parts.ts";
import { contentColumns } from "./save-content.ts";

/** Times are epoch milliseconds. */
export interface NewGame {
	readonly id: string;
	readonly creatorId: string;
	readonly name: string;
	readonly description: string;
	readonly valueLabel: string;
	/** 0: no timer. */
	readonly timerSeconds: number;
	readonly privacy: PrivacyLevel;
	/** Without pictures that the site hosts. */
	readonly items: readonly Item[];
	readonly linkKey: string;
	readonly playCount: number;
	readonly createdAt: number;
	readonly updatedAt: number;
}

/** Skips games that exist. The creators must exist. @returns how many games were inserted. */
export async function insertGames(tx: Tx, games: readonly NewGame[]): Promise<number> {
	let added = 0;
	for (const part of inParts(games)) {
		const rows = await tx
			.insertInto("custom_games")
			.values(part.map(rowOf))
			.onConflict((conflict) => conflict.doNothing())
			.returning("id")
			.execute();
		const newIds = new Set(rows.map(({ id }) => id));
		added += newIds.size;
		await insertContents(
			tx,
			part.filter(({ id }) => newIds.has(id)),
		);
	}
	return added;
}

async function insertContents(tx: Tx, games: readonly NewGame[]): Promise<void> {
	if (games.length === 0) return;
	const items = games.map(({ id, items }) => ({ game_id: id, items: JSON.stringify(items) }));
	await tx.insertInto("custom_game_items").values(items).execute();
	const rows = games
		.filter(({ privacy }) => isOpenToAll(privacy))
		.flatMap((game) => gameWords(game).map((word) => ({ word, game_id: game.id })));
	for (const words of inParts(rows)) await tx.insertInto("custom_game_words").values(words).execute();
}

function rowOf(game: NewGame) {
	return {
		id: game.id,
		creator_id: game.creatorId,
		client_id: null,
		...contentColumns(game, game.items),
		value_label: game.valueLabel,
		timer_seconds: game.timerSeconds,
		privacy: game.privacy,
		link_key: game.linkKey,
		play_count: game.playCount,
		created_at: game.createdAt,
		updated_at: game.updatedAt,
	};
}
