import type { DuelVerdictView } from "@hilo/rules/duels/duels.views";
import type { Ctx } from "../../platform/context.ts";
import { cachedCourse } from "./course-of-duel.ts";
import { findDuel } from "./duels.repo.ts";
import { type DuelGuessInput, guessDuel } from "./guess-duel.ts";
import { guessLive } from "./live/guess-live.ts";

/** @throws AppError as `guessDuel` and `guessLive`. */
export async function guess(ctx: Ctx, input: DuelGuessInput): Promise<DuelVerdictView> {
	const terms = cachedCourse(input.id)?.terms ?? (await findDuel(ctx.db.kysely, input.id));
	return terms?.mode === "live" ? guessLive(ctx, input) : guessDuel(ctx, input);
}
