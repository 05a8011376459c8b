import { z } from "zod";
import { errorCode } from "../errors/issues.schema.ts";
import { AMONG_INPUTS, CUSTOM_ORDERS } from "../leaderboards/boards.ts";
import { gameName } from "../play/play.schema.ts";
import { MAX_SCORE } from "../progression/scores.ts";
import { gameId, gameInput } from "./custom-games.schema.ts";

const invalid = errorCode("custom-games/score-invalid");

/** More than thirty years. Up to here, every client can read the sums of times. */
const MAX_SECONDS = 1e9;

const { key } = gameInput.shape;
const count = z.int(invalid).min(0, invalid).max(MAX_SCORE, invalid);
const seconds = z.number(invalid).min(0, invalid).max(MAX_SECONDS, invalid);

const isPossible = ({ score, totalGuesses }: { score: number; totalGuesses: number }) =>
	score <= totalGuesses;

export const customBoardInput = gameInput
	.extend({ order: z.enum(CUSTOM_ORDERS).default("score"), among: z.enum(AMONG_INPUTS).default("all") })
	.meta({ id: "CustomBoardInput" });

/** The REST call, where an unknown order means score. */
export const documentedBoardInput = gameInput
	.extend({ sortBy: z.string().optional() })
	.meta({ id: "DocumentedBoardInput" });

export const submitScoreInput = gameInput
	.extend({ score: count, timePerGuess: seconds, totalGuesses: count })
	.refine(isPossible, invalid)
	.meta({ id: "SubmitScoreInput" });
export type SubmitScoreInput = z.output<typeof submitScoreInput>;

/** An unverified play for the player's own record, without a row on the board. */
export const gameHistoryInput = z
	.object({
		gameId,
		key,
		gameType: gameName(["custom"]),
		score: count,
		timeTaken: seconds,
		totalGuesses: count,
	})
	.refine(isPossible, invalid)
	.meta({ id: "GameHistoryInput" });
export type GameHistoryInput = z.output<typeof gameHistoryInput>;
