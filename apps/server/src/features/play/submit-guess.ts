import type { Guess } from "@hilo/rules/play/engine";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { noteAnnounced } from "../progression/check-badges.ts";
import { answerRound } from "./answer-round.ts";
import { GAME_RUNS } from "./game-runs.ts";
import type { VerdictView } from "./play.presenter.ts";

export interface GuessInput {
	readonly runId: string;
	readonly round: number;
	readonly guess: Guess;
}

/** @throws AppError 401; 404 for another player's run; 409 for a guess that can't be judged. */
export function submitGuess(ctx: Ctx, { runId, round, guess }: GuessInput): Promise<VerdictView> {
	const player = requirePlayer(ctx);
	return ctx.db.transaction(async (tx) => {
		const verdict = await answerRound(ctx, tx, GAME_RUNS, { key: runId, round, guess });
		const badges = verdict.earned?.badges ?? [];
		await noteAnnounced(
			tx,
			player.id,
			badges.map(({ id }) => id),
		);
		return verdict;
	});
}
