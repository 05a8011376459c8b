import { AppError } from "@hilo/rules/errors/errors";
import type { GameId, GameKey } from "@hilo/rules/play/games";
import { areFirstStepsShown, type FirstSteps } from "@hilo/rules/progression/first-steps";
import type { ScoreTable } from "@hilo/rules/progression/scores";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { presentCard } from "../custom-games/card.presenter.ts";
import { findGames } from "../custom-games/find-game.ts";
import { personalBest } from "../custom-games/play/board.ts";
import { hasPlayedDeck } from "../daily/read-streak.ts";
import { hasChallenged } from "../duels/my-duels.ts";
import { presentFriend } from "../friends/friends.presenter.ts";
import { listRecentFriends } from "../friends/list-friends.ts";
import { mostPlayedGames } from "../leaderboards/played-games.ts";
import { nextRival } from "../leaderboards/rivals.ts";
import { type LatestRun, latestRun } from "../play/latest-run.ts";
import { readScores } from "../progression/read-progress.ts";
import { findUser } from "../users/find-user.ts";

const MAX_FRIENDS = 5;
const MAX_GAMES = 4;

/** What only a player's home page shows. Duels, deck and daily tasks are other calls. */
export async function showHome(ctx: PlayerCtx) {
	const { id } = ctx.actor;
	const { kysely: db } = ctx.db;
	const user = await findUser(db, id);
	if (!user) throw new AppError("accounts/signed-out");
	const scores = await readScores(db, id);
	const [steps, last, friends, games] = await Promise.all([
		firstSteps(ctx, { scores, createdAt: user.created_at }),
		lastGame(ctx, scores),
		listRecentFriends(ctx, MAX_FRIENDS),
		mostPlayedGames(ctx, MAX_GAMES),
	]);
	return {
		firstSteps: steps,
		lastGame: last,
		/** Those who were online last first, at most five. */
		friends: friends.map(presentFriend),
		/** The public custom games that are played most, at most four. */
		games: games.map(presentCard),
	};
}

interface Newcomer {
	readonly scores: ScoreTable;
	/** Epoch ms. */
	readonly createdAt: number;
}

/** Null once all are done, or after 30 days. */
async function firstSteps(ctx: PlayerCtx, { scores, createdAt }: Newcomer): Promise<FirstSteps | null> {
	const age = ctx.clock.now() - createdAt;
	const steps = {
		deck: false,
		classic: Object.values(scores).some(({ highScore }) => highScore > 0),
		challenge: false,
	};
	// Most players are past their first days and need no query.
	if (!areFirstStepsShown(steps, age)) return null;
	const known = { ...steps, deck: await hasPlayedDeck(ctx), challenge: await hasChallenged(ctx) };
	return areFirstStepsShown(known, age) ? known : null;
}

/** The game of the caller's newest run; null without a run, or if the game is gone. */
async function lastGame(ctx: PlayerCtx, scores: ScoreTable) {
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
) {
	const best = scores[key].highScore;
	const rival = best > 0 ? await nextRival(ctx, { gameKey: key, score: best }) : null;
	return {
		kind: "classic" as const,
		game,
		/** The filter in words; null in games without filters. */
		label,
		/** The high score; 0 without one. */
		best,
		score,
		/** Null for the leader of the board. */
		rival,
	};
}

async function lastCustom(ctx: Ctx, { custom_game_id: id, score }: LatestRun) {
	if (id === null) return null;
	const game = (await findGames(ctx, [id]))({ id });
	if (!game) return null;
	const { name, cover } = presentCard(game);
	return { kind: "custom" as const, id, name, cover, best: (await personalBest(ctx, id)) ?? 0, score };
}
