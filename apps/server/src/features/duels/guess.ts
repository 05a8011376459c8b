import type { DuelVerdictView } from "@hilo/rules/duels/duels.views";
import type { Ctx } from "../../platform/context.ts";
import { answerRound } from "../play/answer-round.ts";
import { DUEL_RUNS } from "./duel-runs.ts";
import { findDuel } from "./duels.repo.ts";
import { type GuessInput, guessLive } from "./live/guess-live.ts";
import { cachedPlan } from "./planned-duel.ts";

/** A repeated guess gets the first one's verdict. @throws AppError 404 without a side; 409 if it can't be judged. */
export async function guess(ctx: Ctx, { id, ...move }: GuessInput): Promise<DuelVerdictView> {
	const terms = cachedPlan(id)?.terms ?? (await findDuel(ctx.db.kysely, id));
	if (terms?.mode === "live") return guessLive(ctx, { id, ...move });
	return ctx.db.transaction((tx) => answerRound(ctx, tx, DUEL_RUNS, { key: id, ...move }));
}
