import type { Tx } from "@hilo/db/open-database";
import type { RunRow } from "@hilo/db/tables";
import type { Run } from "@hilo/rules/play/run";
import type { Ctx } from "../../platform/context.ts";
import { countFinishedRun } from "../progression/count-finished-run.ts";
import { previousScore } from "./play.repo.ts";

/** Counts a run that has just ended. Takes the transaction that ended it, so that score, high score and figures are saved together. */
export async function finishRun(
	ctx: Pick<Ctx, "clock" | "settings" | "live">,
	tx: Tx,
	row: RunRow,
	run: Run,
	at: number,
): ReturnType<typeof countFinishedRun> {
	const { user_id: userId, game_key: gameKey, feature } = row;
	const { score, streak, outcome, fastAnswers } = run;
	return countFinishedRun(
		ctx,
		tx,
		{ userId, gameKey, score, feature, verified: true, at },
		{ score, streak, outcome: outcome ?? "wrong", fastAnswers, previousScore: await previousScore(tx, row) },
	);
}
