import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { CLASSIC_GAMES, GAME_KEYS } from "../play/games.ts";
import { LEADERBOARDS_ERRORS } from "./leaderboards.errors.ts";
import { BOARD_PERIODS } from "./periods.ts";

const says = errorTextFrom(LEADERBOARDS_ERRORS);

const unknownBoard = says("leaderboards/no-data");

/** The board of one game key. */
export const classicBoardInput = z
	.object({ key: z.enum(GAME_KEYS, unknownBoard) })
	.meta({ id: "ClassicBoardInput" });

/** The same of all times, or of this month or week. */
export const periodBoardInput = classicBoardInput
	.extend({ period: z.enum(BOARD_PERIODS).default("all") })
	.meta({ id: "PeriodBoardInput" });
export type PeriodBoardInput = z.output<typeof periodBoardInput>;

/** The history games' boards by period: a history key, or the period alone; see `historyKeyOf`. */
export const historyBoardInput = z
	.object({
		variant: z.enum(
			CLASSIC_GAMES.history.keys
				.flatMap((key) => [key, key.slice("historyGame".length)])
				.filter((name) => name !== ""),
			unknownBoard,
		),
	})
	.meta({ id: "HistoryBoardInput" });
