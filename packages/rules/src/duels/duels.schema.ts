import { z } from "zod";
import { userId } from "../accounts/fields.schema.ts";
import { day } from "../daily/daily.schema.ts";
import { errorCode } from "../errors/issues.schema.ts";
import { GUESSES } from "../play/engine.ts";
import { GAME_IDS } from "../play/games.ts";
import { gameName, guess, round } from "../play/play.schema.ts";
import { DAY_MS } from "../time/durations.ts";

const id = z
	.string(errorCode("duels/no-such-duel"))
	.min(1, errorCode("duels/no-such-duel"))
	.max(64, errorCode("duels/no-such-duel"));
const text = (max: number) =>
	z.string(errorCode("duels/source-missing")).max(max, errorCode("duels/source-missing"));

const sourceId = text(64).min(1, errorCode("duels/source-missing"));
const filter = text(40).default("");
const runInvalid = errorCode("duels/run-invalid");

/** An answer of a run that a browser judged. `ms`: from the round's start, with fractions as browsers give them. */
const playedAnswer = z.object({
	guess: z.enum(GUESSES, runInvalid),
	ms: z.number(runInvalid).min(0, runInvalid).max(DAY_MS, runInvalid).overwrite(Math.round),
});

/** A finished run that a visitor's browser dealt and judged, from the pool and the seed that it was dealt by. */
const visit = z.object({
	kind: z.literal("visit"),
	game: gameName([...GAME_IDS, "custom"]),
	filter,
	customGameId: sourceId.optional(),
	/** The secret of the link to the custom game. */
	key: text(64).optional(),
	poolId: text(100).min(1, errorCode("duels/source-missing")),
	seed: text(100).min(1, errorCode("duels/source-missing")),
	/** Only the first `MAX_ROUNDS` count. */
	answers: z.array(playedAnswer, runInvalid).min(1, runInvalid),
});

/** The cards of a duel: those of a finished run or daily deck, or new ones of a classic or custom game. */
const source = z.discriminatedUnion(
	"kind",
	[
		z.object({ kind: z.literal("run"), runId: sourceId }),
		visit,
		z.object({ kind: z.literal("deck"), day }),
		z.object({ kind: z.literal("classic"), game: gameName(GAME_IDS), filter }),
		z.object({
			kind: z.literal("custom"),
			gameId: sourceId,
			/** The secret of the link to the game. */
			key: text(64).optional(),
		}),
	],
	errorCode("duels/source-missing"),
);

/** Without `toUserId`, the challenge goes by link. */
export const createDuelInput = z
	.object({ source, mode: z.enum(["ghost", "live"]).default("ghost"), toUserId: userId.optional() })
	.meta({ id: "CreateDuelInput" });
export const duelInput = z.object({ id }).meta({ id: "DuelInput" });
export const duelGuessInput = z.object({ id, round, guess }).meta({ id: "DuelGuessInput" });
/** `after`: the last round of the page before. */
export const duelRoundsInput = z.object({ id, after: round }).meta({ id: "DuelRoundsInput" });
export const duelRecordInput = z.object({ userId }).meta({ id: "DuelRecordInput" });

export type CreateDuelInput = z.output<typeof createDuelInput>;
export type VisitSource = z.output<typeof visit>;
