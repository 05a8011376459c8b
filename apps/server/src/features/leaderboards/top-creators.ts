import { TOP_CREATORS } from "@hilo/rules/leaderboards/popularity";
import type { Ctx } from "../../platform/context.ts";
import { viewerIdOf } from "../custom-games/find-game.ts";
import { avatarOf } from "../users/avatar.ts";
import type { CreatorTotals } from "./creator-totals.ts";
import { findBestGames, findShownCreators } from "./popular.repo.ts";

declare module "../../platform/context.ts" {
	interface Services {
		readonly creatorTotals: CreatorTotals;
	}
}

/** Somebody whose games everybody may find; private and invite-only ones count for nothing (D42). */
export interface TopCreator {
	readonly id: string;
	readonly creatorName: string;
	readonly avatarUrl: string;
	/** Of all these games. */
	readonly totalPlays: number;
	readonly gameCount: number;
	/** Those with a timer. */
	readonly timerGamesCount: number;
	readonly topGame: { readonly id: string; readonly name: string; readonly plays: number } | null;
}

/** Returns the most played creators that the viewer does not block. Anyone may ask. The sums are up to a minute old. */
export async function topCreators(
	ctx: Pick<Ctx, "actor" | "db" | "clock" | "creatorTotals">,
): Promise<TopCreator[]> {
	const db = ctx.db.kysely;
	const totals = await ctx.creatorTotals.get(ctx);
	const ids = totals.map(({ creatorId }) => creatorId);
	const shown = new Map(
		(await findShownCreators(db, viewerIdOf(ctx.actor), ids)).map((user) => [user.id, user]),
	);
	const top = totals
		.flatMap(({ creatorId, ...sums }) => {
			const user = shown.get(creatorId);
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
