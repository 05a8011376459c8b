import { AppError } from "@hilo/rules/errors/errors";
import { areFirstStepsShown, type FirstSteps } from "@hilo/rules/progression/first-steps";
import type { ScoreTable } from "@hilo/rules/progression/scores";
import type { PlayerCtx } from "../../platform/context.ts";
import { presentCard } from "../custom-games/card.presenter.ts";
import { hasPlayedDeck } from "../daily/read-streak.ts";
import { hasChallenged } from "../duels/has-challenged.ts";
import { presentFriend } from "../friends/friends.presenter.ts";
import { listRecentFriends } from "../friends/list-friends.ts";
import { mostPlayedGames } from "../leaderboards/played-games.ts";
import { readScores } from "../progression/read-progress.ts";
import { findUser } from "../users/find-user.ts";
import { type LastGame, lastGame } from "./last-game.ts";

const MAX_FRIENDS = 5;
const MAX_GAMES = 4;

export interface HomeView {
	readonly firstSteps: FirstSteps | null;
	readonly lastGame: LastGame | null;
	/** Those who were online last first, at most five. */
	readonly friends: readonly ReturnType<typeof presentFriend>[];
	/** The public custom games that are played most, at most four. */
	readonly games: readonly ReturnType<typeof presentCard>[];
}

/** What only a player's home page shows. Duels, deck and daily tasks are other calls. */
export async function showHome(ctx: PlayerCtx): Promise<HomeView> {
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
		friends: friends.map(presentFriend),
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
