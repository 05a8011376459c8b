import type { GameKey } from "@hilo/rules/play/games";
import { presentCard } from "../custom-games/card.presenter.ts";
import type { SeenGame } from "../custom-games/find-game.ts";
import { type Avatar, avatarOf } from "../users/avatar.ts";
import type { BoardRow } from "./leaderboards.repo.ts";

export interface ClassicRow extends Avatar {
	readonly rank: number;
	readonly userId: string;
	readonly username: string;
	readonly score: number;
	/** The filter's label; "Classic" without a filter. */
	readonly label: string;
	readonly verified: boolean;
}

export const NO_FILTER = "Classic";

/** @param index the place on the board, from 0. */
export function presentClassicRow(row: BoardRow, index: number): ClassicRow {
	return {
		rank: index + 1,
		userId: row.user_id,
		username: row.username,
		...avatarOf({ ...row, id: row.user_id }),
		score: row.score,
		label: row.label ?? NO_FILTER,
		verified: row.verified === 1,
	};
}

/** @param siteName the creator of the site's own games */
export function presentBoardGame(game: SeenGame, siteName: string) {
	const { id, name, creator, timerSeconds, playCount, privacyLevel, isOwn, cover } = presentCard(game);
	const creatorName = creator?.username ?? siteName;
	return { id, name, creatorName, timerSeconds, playCount, privacyLevel, isOwn, cover };
}

export function documentedBoard(key: GameKey, rows: readonly ClassicRow[]) {
	return rows.map(({ isCustomAvatar: _, label: selectedFeature, ...row }) => ({
		...row,
		selectedFeature,
		_id: row.userId,
		games: { [key]: { highScore: row.score, selectedFeature } },
	}));
}
