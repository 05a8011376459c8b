import type { Tx } from "@hilo/db/open-database";
import type { Item } from "@hilo/rules/custom-games/item";
import { isOpenToAll, type PrivacyLevel } from "@hilo/rules/custom-games/privacy";
import { gameWords } from "@hilo/rules/custom-games/words";
import { inParts } from "../../../platform/in-parts.ts";
import { insertWords } from "../terms.repo.ts";
import { insertGamesIfMissing, insertItems } from "./editing.repo.ts";
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

/** Skips games that exist. The creators must exist. */
export async function insertGames(tx: Tx, games: readonly NewGame[]): Promise<void> {
	for (const part of inParts(games)) {
		const newIds = new Set(await insertGamesIfMissing(tx, part.map(rowOf)));
		await insertContents(
			tx,
			part.filter(({ id }) => newIds.has(id)),
		);
	}
}

async function insertContents(tx: Tx, games: readonly NewGame[]): Promise<void> {
	if (games.length === 0) return;
	await insertItems(tx, games);
	const words = games
		.filter(({ privacy }) => isOpenToAll(privacy))
		.flatMap((game) => gameWords(game).map((word) => ({ word, game_id: game.id })));
	for (const part of inParts(words)) await insertWords(tx, part);
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
