import { z } from "zod";
import { userId } from "../accounts/fields.schema.ts";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { gameName } from "../play/game.schema.ts";
import { GAME_IDS } from "../play/games.ts";
import { PLAY_ERRORS } from "../play/play.errors.ts";
import { DUELS_ERRORS } from "./duels.errors.ts";

const says = errorTextFrom({ ...DUELS_ERRORS, ...PLAY_ERRORS });

const id = z
	.string(says("duels/no-such-duel"))
	.min(1, says("duels/no-such-duel"))
	.max(64, says("duels/no-such-duel"));
const round = z
	.int(says("play/wrong-round"))
	.min(1, says("play/wrong-round"))
	.max(1_000_000, says("play/wrong-round"));
const text = (max: number) => z.string(says("duels/source-missing")).max(max, says("duels/source-missing"));

/** What a duel is made of: one's own finished run, a classic game with new cards, or a custom game with new cards. */
const source = z.discriminatedUnion(
	"kind",
	[
		z.object({ kind: z.literal("run"), runId: text(64).min(1, says("duels/source-missing")) }),
		z.object({ kind: z.literal("classic"), game: gameName(GAME_IDS), filter: text(40).default("") }),
		z.object({
			kind: z.literal("custom"),
			gameId: text(64).min(1, says("duels/source-missing")),
			/** The secret of the link that led to the game. */
			key: text(64).optional(),
		}),
	],
	says("duels/source-missing"),
);

/** A new challenge: to a friend, or by link where nobody is named. */
export const createDuelInput = z
	.object({ source, mode: z.enum(["ghost", "live"]).default("ghost"), toUserId: userId.optional() })
	.meta({ id: "CreateDuelInput" });
export const duelInput = z.object({ id }).meta({ id: "DuelInput" });
export const duelGuessInput = z
	.object({ id, round, guess: z.enum(["higher", "lower"], says("play/guess-invalid")) })
	.meta({ id: "DuelGuessInput" });
export const duelTimeOutInput = z.object({ id, round }).meta({ id: "DuelTimeOutInput" });
/** The record against another player. */
export const duelRecordInput = z.object({ userId }).meta({ id: "DuelRecordInput" });

export type CreateDuelInput = z.output<typeof createDuelInput>;
