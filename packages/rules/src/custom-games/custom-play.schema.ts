import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { CUSTOM_ORDERS } from "../leaderboards/ranking.ts";
import { gameName } from "../play/game.schema.ts";
import { MAX_SCORE } from "../progression/scores.ts";
import { CUSTOM_GAMES_ERRORS } from "./custom-games.errors.ts";
import { gameId, gameInput } from "./custom-games.schema.ts";

const says = errorTextFrom(CUSTOM_GAMES_ERRORS);
const invalid = says("custom-games/score-invalid");

/** More than thirty years: so far, sums of times stay numbers that every client can read. */
const SECONDS_MAX = 1e9;

const { key } = gameInput.shape;
const count = z.int(invalid).min(0, invalid).max(MAX_SCORE, invalid);
const seconds = z.number(invalid).min(0, invalid).max(SECONDS_MAX, invalid);

/** Nobody is right more often than they guess (D39). */
const isPossible = ({ score, totalGuesses }: { score: number; totalGuesses: number }) =>
	score <= totalGuesses;

/** A custom game's board in one of its orders. */
export const customBoardInput = gameInput
	.extend({ order: z.enum(CUSTOM_ORDERS).default("score") })
	.meta({ id: "CustomBoardInput" });

/** The same on the documented call: an unknown order means score (D42). */
export const documentedBoardInput = gameInput
	.extend({ sortBy: z.string().optional() })
	.meta({ id: "DocumentedBoardInput" });

/** A score that a client claims for a custom game's board. */
export const submitScoreInput = gameInput
	.extend({ score: count, timePerGuess: seconds, totalGuesses: count })
	.refine(isPossible, invalid)
	.meta({ id: "SubmitScoreInput" });
export type SubmitScoreInput = z.output<typeof submitScoreInput>;

/** A play that a client claims for the player's own record. */
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
