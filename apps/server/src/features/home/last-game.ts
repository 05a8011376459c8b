import type { GameId, GameKey } from "@hilo/rules/play/games";
import type { ScoreTable } from "@hilo/rules/progression/scores";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { type CoverItem, presentCard } from "../custom-games/card.presenter.ts";
import { findGames } from "../custom-games/find-game.ts";
import { personalBest } from "../custom-games/play/board.ts";
import { nextRival, type Rival } from "../leaderboards/next-rival.ts";
import { type LatestRun, latestRun } from "../play/latest-run.ts";

interface LastClassic {
	readonly kind: "classic";
	readonly game: GameId;
	/** The filter in words; null in games without filters. */
	readonly label: string | null;
	/** The high score; 0 without one. */
	readonly best: number;
	readonly score: number;
	/** Null for the leader of the board. */
	readonly rival: Rival | null;
}

interface LastCustom {
	readonly kind: "custom";
	readonly id: string;
	readonly name: string;
	readonly cover: CoverItem[];
	readonly best: number;
	readonly score: number;
}

export type LastGame = LastClassic | LastCustom;

/** The game of the caller's newest run; null without a run, or if the game is gone. */
export async function lastGame(ctx: PlayerCtx, scores: ScoreTable): Promise<LastGame | null> {
	const run = await latestRun(ctx);
	if (!run) return null;
	if (run.game === "custom") return lastCustom(ctx, run);
	const key = run.game_key;
	if (key === "custom") return null;
	return lastClassic(ctx, { ...run, game: run.game, key }, scores);
}

async function lastClassic(
	ctx: PlayerCtx,
	{ game, key, label, score }: Pick<LatestRun, "label" | "score"> & { game: GameId; key: GameKey },
	scores: ScoreTable,
): Promise<LastClassic> {
	const best = scores[key].highScore;
	const rival = best > 0 ? await nextRival(ctx, { gameKey: key, score: best }) : null;
	return { kind: "classic", game, label, best, score, rival };
}

async function lastCustom(ctx: Ctx, { custom_game_id: id, score }: LatestRun): Promise<LastCustom | null> {
	if (id === null) return null;
	const game = (await findGames(ctx, [id]))({ id });
	if (!game) return null;
	const { name, cover } = presentCard(game);
	return { kind: "custom", id, name, cover, best: (await personalBest(ctx, id)) ?? 0, score };
}
