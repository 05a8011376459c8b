import { z } from "zod";
import { errorCode } from "../errors/issues.schema.ts";
import { CLASSIC_GAMES, GAME_KEYS } from "../play/games.ts";
import { AMONG_INPUTS, BOARD_PERIODS } from "./boards.ts";

const unknownBoard = errorCode("leaderboards/no-data");

export const classicBoardInput = z
	.object({ key: z.enum(GAME_KEYS, unknownBoard) })
	.meta({ id: "ClassicBoardInput" });

export const periodBoardInput = classicBoardInput
	.extend({ period: z.enum(BOARD_PERIODS).default("all") })
	.meta({ id: "PeriodBoardInput" });
export type PeriodBoardInput = z.output<typeof periodBoardInput>;

export const amongBoardInput = periodBoardInput
	.extend({ among: z.enum(AMONG_INPUTS).default("all") })
	.meta({ id: "AmongBoardInput" });
export type AmongBoardInput = z.output<typeof amongBoardInput>;

/** A history key, or only its period; see `historyKeyOf`. */
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
