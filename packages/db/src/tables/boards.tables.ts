import type { GameKey } from "@hilo/rules/play/games";
import type { Columns, Flag, Millis } from "./columns-and-values.ts";

export interface BoardsTables {
	period_scores: PeriodScoresTable;
}

/** A player's best score in a week or a month; old periods are deleted. */
export interface PeriodScoresTable {
	user_id: string;
	game_key: GameKey;
	period: "week" | "month";
	/** The period's first day in the site's time zone, `2026-11-16`. */
	starts: string;
	score: number;
	selected_feature: string | null;
	/** 1 where the score came from a judged run. */
	verified: Flag;
	achieved_at: Millis;
}

export const BOARDS_COLUMNS = {
	period_scores: {
		user_id: true,
		game_key: true,
		period: true,
		starts: true,
		score: true,
		selected_feature: true,
		verified: true,
		achieved_at: true,
	},
} as const satisfies Columns<BoardsTables>;
