import { TOP_CREATORS } from "@hilo/rules/leaderboards/popularity";
import type { Ctx } from "../../platform/context.ts";
import { viewerIdOf } from "../custom-games/find-game.ts";
import { avatarOf } from "../users/avatar.ts";
import { findBestGames, findCreatorTotals, findShownCreators } from "./popular.repo.ts";

export type CreatorTotals = Awaited<ReturnType<typeof findCreatorTotals>>;

/** Enough to show ten without blocked and hidden ones. */
const MAX_CREATORS = 100;

/** Counts public games only. */
export interface TopCreator {
	readonly id: string;
	readonly creatorName: string;
	readonly avatarUrl: string;
	readonly totalPlays: number;
	readonly gameCount: number;
	readonly timerGamesCount: number;
	readonly topGame: { readonly id: string; readonly name: string; readonly plays: number } | null;
}

/** Leaves out creators that the viewer blocks. The sums are up to a minute old. */
export async function topCreators(ctx: Pick<Ctx, "actor" | "db" | "creatorTotals">): Promise<TopCreator[]> {
	const db = ctx.db.kysely;
	const totals = await ctx.creatorTotals.forceFetch("all", {
		context: () => findCreatorTotals(db, MAX_CREATORS),
	});
	const ids = totals.map(({ creatorId }) => creatorId);
	const users = new Map(
		(await findShownCreators(db, viewerIdOf(ctx.actor), ids)).map((user) => [user.id, user]),
	);
	const top = totals
		.flatMap(({ creatorId, ...sums }) => {
			const user = users.get(creatorId);
			return user ? [{ ...sums, user }] : [];
		})
		.slice(0, TOP_CREATORS);
	const games = await findBestGames(
		db,
		top.map(({ user }) => user.id),
	);
	const best = new Map(games.map(({ creator_id, ...game }) => [creator_id, game]));
	return top.map(({ user, ...sums }) => ({
		id: user.id,
		creatorName: user.username,
		avatarUrl: avatarOf(user).avatarUrl,
		totalPlays: sums.plays,
		gameCount: sums.games,
		timerGamesCount: sums.timerGames,
		topGame: best.get(user.id) ?? null,
	}));
}
