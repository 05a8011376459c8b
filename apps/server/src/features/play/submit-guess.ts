import type { Guess } from "@hilo/rules/play/engine";
import type { PlayerCtx } from "../../platform/context.ts";
import { markBadgesAnnounced } from "../progression/check-badges.ts";
import { GAME_RUNS } from "./game-runs.ts";
import { answerRound } from "./run-kind.ts";

interface GuessInput {
	readonly runId: string;
	readonly round: number;
	readonly guess: Guess;
}

/**
 * Judges a guess, and marks the badges of its verdict as announced. A repeat gets the first verdict.
 * @throws AppError 404 for another player's run; 409 for a guess that can't be judged.
 */
export function submitGuess(ctx: PlayerCtx, { runId, round, guess }: GuessInput) {
	const player = ctx.actor;
	return ctx.db.transaction(async (tx) => {
		const verdict = await answerRound(ctx, tx, GAME_RUNS, { key: runId, round, guess });
		const badges = verdict.earned?.badges ?? [];
		await markBadgesAnnounced(
			tx,
			player.id,
			badges.map(({ id }) => id),
		);
		return verdict;
	});
}
