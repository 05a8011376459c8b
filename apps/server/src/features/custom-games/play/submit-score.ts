import type { GameHistoryInput, SubmitScoreInput } from "@hilo/rules/custom-games/custom-play.schema";
import type { PlayerCtx } from "../../../platform/context.ts";
import { newId } from "../../../platform/system/ids.ts";
import { refuseUnverified } from "../../progression/save-high-score.ts";
import { lockUsers } from "../../users/lock-users.ts";
import { findGame } from "../find-game.ts";
import { findBest } from "./plays.repo.ts";
import { saveBest, saveOnBoards, savePlay } from "./save-play.ts";

/** Stays unverified; 0 is not saved. @throws AppError 403 where the site takes judged runs only; as `findGame`. */
export async function submitScore(
	ctx: PlayerCtx,
	input: SubmitScoreInput,
): Promise<{ before: number; best: number }> {
	const { id: userId } = ctx.actor;
	await refuseUnverified(ctx);
	const gameId = (await findGame(ctx, input)).row.id;
	const { score, timePerGuess, totalGuesses } = input;
	return ctx.db.transaction(async (tx) => {
		await lockUsers(tx, [userId]);
		const before = await findBest(tx, gameId, userId);
		if (score === 0) return { before, best: before };
		const timeTaken = Math.round(timePerGuess * totalGuesses * 100) / 100;
		const times = { timePerGuess, timeTaken, totalGuesses };
		const play = { gameId, userId, score, ...times, verified: false, at: ctx.clock.now() };
		await saveBest(tx, play);
		await saveOnBoards(tx, play);
		return { before, best: Math.max(before, score) };
	});
}

/** Takes an unverified play for the player's record and best score, but for no board. @throws as `submitScore`. */
export async function submitPlay(ctx: PlayerCtx, input: GameHistoryInput): Promise<{ best: number }> {
	const { id: userId } = ctx.actor;
	await refuseUnverified(ctx);
	const { gameId: id, key, score, timeTaken, totalGuesses } = input;
	const gameId = (await findGame(ctx, { id, key })).row.id;
	return ctx.db.transaction(async (tx) => {
		await lockUsers(tx, [userId]);
		const at = ctx.clock.now();
		await savePlay(tx, newId(), { gameId, userId, score, timeTaken, totalGuesses, verified: false, at });
		await saveBest(tx, { gameId, userId, score });
		return { best: await findBest(tx, gameId, userId) };
	});
}
