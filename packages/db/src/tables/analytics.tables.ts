import type { GameKey } from "@hilo/rules/play/games";
import type { Columns } from "./columns-and-values.ts";

export interface AnalyticsTables {
	play_counts: PlayCountsTable;
}

export interface PlayCountsTable {
	/** A day of the site's time zone, `2026-11-21`. */
	day: string;
	game_key: GameKey;
	plays: number;
}

export const ANALYTICS_COLUMNS = {
	play_counts: { day: true, game_key: true, plays: true },
} as const satisfies Columns<AnalyticsTables>;
