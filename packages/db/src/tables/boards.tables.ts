import type { GameKey } from "@hilo/rules/play/games";
import { column, flag, millis, nullable, number, text } from "./column.ts";

export const BOARDS_TABLES = {
	/** A player's best score in a week or a month; old periods are deleted. */
	period_scores: {
		user_id: text,
		game_key: column<GameKey>(),
		period: column<"week" | "month">(),
		/** The period's first day in the site's time zone, `2026-11-16`. */
		starts: text,
		score: number,
		label: nullable(text),
		/** 1 where the score came from a judged run. */
		verified: flag,
		achieved_at: millis,
	},
};
