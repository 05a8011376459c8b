import { z } from "zod";
import { userId } from "../accounts/fields.schema.ts";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { gameName } from "../play/game.schema.ts";
import { GAME_IDS } from "../play/games.ts";
import { direction, round } from "../play/guess.schema.ts";
import { DUELS_ERRORS } from "./duels.errors.ts";

const errorText = errorTextFrom(DUELS_ERRORS);

const id = z
	.string(errorText("duels/no-such-duel"))
	.min(1, errorText("duels/no-such-duel"))
	.max(64, errorText("duels/no-such-duel"));
const text = (max: number) =>
	z.string(errorText("duels/source-missing")).max(max, errorText("duels/source-missing"));

/** The cards of a duel: those of the caller's finished run, or new ones of a classic or custom game. */
const source = z.discriminatedUnion(
	"kind",
	[
		z.object({ kind: z.literal("run"), runId: text(64).min(1, errorText("duels/source-missing")) }),
		z.object({ kind: z.literal("classic"), game: gameName(GAME_IDS), filter: text(40).default("") }),
		z.object({
			kind: z.literal("custom"),
			gameId: text(64).min(1, errorText("duels/source-missing")),
			/** The secret of the link to the game. */
			key: text(64).optional(),
		}),
	],
	errorText("duels/source-missing"),
);

/** Without `toUserId`, the challenge goes by link. */
export const createDuelInput = z
	.object({ source, mode: z.enum(["ghost", "live"]).default("ghost"), toUserId: userId.optional() })
	.meta({ id: "CreateDuelInput" });
export const duelInput = z.object({ id }).meta({ id: "DuelInput" });
export const duelGuessInput = z.object({ id, round, guess: direction }).meta({ id: "DuelGuessInput" });
export const duelTimeOutInput = z.object({ id, round }).meta({ id: "DuelTimeOutInput" });
export const duelRecordInput = z.object({ userId }).meta({ id: "DuelRecordInput" });

export type CreateDuelInput = z.output<typeof createDuelInput>;
