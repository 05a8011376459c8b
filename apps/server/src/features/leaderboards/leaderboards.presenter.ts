import type { GameKey } from "@hilo/rules/play/games";
import { presentCard } from "../custom-games/card.presenter.ts";
import type { SeenGame } from "../custom-games/find-game.ts";
import type { Avatar } from "../users/avatar.ts";

export interface ClassicRow extends Avatar {
	readonly rank: number;
	readonly userId: string;
	readonly username: string;
	readonly score: number;
	/** The filter's label; "Classic" without a filter. */
	readonly selectedFeature: string;
	readonly verified: boolean;
}

export const NO_FEATURE = "Classic";

export function presentBoardGame(game: SeenGame) {
	const { id, name, creator, timerSeconds, playCount, privacyLevel, isOwn } = presentCard(game);
	return { id, name, creatorName: creator?.username ?? "Hilo", timerSeconds, playCount, privacyLevel, isOwn };
}

export function documentedBoard(key: GameKey) {
	return (rows: readonly ClassicRow[]) =>
		rows.map(({ isCustomAvatar: _, ...row }) => ({
			...row,
			_id: row.userId,
			games: { [key]: { highScore: row.score, selectedFeature: row.selectedFeature } },
		}));
}
