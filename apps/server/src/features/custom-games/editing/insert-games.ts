import type { Tx } from "@hilo/db/open-database";
import type { Category } from "@hilo/rules/custom-games/categories";
import type { Item } from "@hilo/rules/custom-games/item";
import type { PrivacyLevel } from "@hilo/rules/custom-games/privacy";
import { inParts } from "../../../platform/in-batches.ts";
import { insertGamesIfMissing, insertItems } from "./editing.repo.ts";
import { contentColumns, separatorColumn } from "./save-content.ts";

/** Times are epoch milliseconds. */
export interface NewGame {
	readonly id: string;
	readonly creatorId: string;
	readonly name: string;
	readonly description: string;
	readonly valueLabel: string;
	readonly category: Category | null;
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

/** Skips games that exist. The creators must exist. */
export async function insertGames(tx: Tx, games: readonly NewGame[]): Promise<void> {
	for (const part of inParts(games)) {
		const newIds = new Set(await insertGamesIfMissing(tx, part.map(rowOf)));
		const newGames = part.filter(({ id }) => newIds.has(id));
		if (newGames.length > 0) await insertItems(tx, newGames);
	}
}

function rowOf(game: NewGame) {
	return {
		id: game.id,
		creator_id: game.creatorId,
		client_id: null,
		...contentColumns(game, game.items),
		value_label: game.valueLabel,
		thousands_separator: separatorColumn(game.valueLabel, game.items),
		category: game.category,
		timer_seconds: game.timerSeconds,
		privacy: game.privacy,
		link_key: game.linkKey,
		play_count: game.playCount,
		created_at: game.createdAt,
		updated_at: game.updatedAt,
	};
}
