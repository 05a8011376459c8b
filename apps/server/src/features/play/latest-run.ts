import type { Queries } from "@hilo/db/tables";
import type { GameKey } from "@hilo/rules/play/games";
import type { PlayerCtx } from "../../platform/context.ts";
import { findEndedRuns, findLatestGames, findLatestRun } from "./play.repo.ts";

/** The caller's latest finished run with a score above 0; null before it. */
export async function latestScoredRun(ctx: PlayerCtx) {
	const run = await findLatestRun(ctx.db.kysely, ctx.actor.id, 1);
	return run ? { runId: run.id, game: run.game, customGameId: run.custom_game_id, score: run.score } : null;
}

export type LatestRun = NonNullable<Awaited<ReturnType<typeof findLatestRun>>>;

/** The caller's latest finished run, of a classic or a custom game; null before it. */
export async function latestRun(ctx: PlayerCtx): Promise<LatestRun | null> {
	return (await findLatestRun(ctx.db.kysely, ctx.actor.id, 0)) ?? null;
}

/** Runs looked at. A player with only custom games in all of them has no last classic game. */
const LOOKED_AT = 50;

/** The key of the classic game that the player began last; null without one. */
export async function lastClassicGame(ctx: PlayerCtx): Promise<GameKey | null> {
	const { id } = ctx.actor;
	const games = await findLatestGames(ctx.db.kysely, id, LOOKED_AT);
	return games.find((key) => key !== "custom") ?? null;
}

/** Runs of which statistics are made, custom games' included. */
const COUNTED_RUNS = 1_000;

/** A player's latest finished runs of classic games, newest first. The caller checks access to the user's data. */
export async function endedClassicRuns(db: Queries, userId: string) {
	const runs = await findEndedRuns(db, userId, COUNTED_RUNS);
	return runs.flatMap(({ game_key: key, ...run }) => (key === "custom" ? [] : [{ key, ...run }]));
}
