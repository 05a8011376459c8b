import type { GameKey } from "@hilo/rules/play/games";
import type { ClassicRow } from "./classic-row.ts";

export function documentedBoard(key: GameKey) {
	return (rows: readonly ClassicRow[]) =>
		rows.map(({ isCustomAvatar: _, ...row }) => ({
			...row,
			_id: row.userId,
			games: { [key]: { highScore: row.score, selectedFeature: row.selectedFeature } },
		}));
}
