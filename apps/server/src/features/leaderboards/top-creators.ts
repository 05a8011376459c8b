import type { Queries } from "@hilo/db/tables";
import { MAX_BLOCKED } from "@hilo/rules/friends/caps";
import { TOP_CREATORS } from "@hilo/rules/leaderboards/boards";
import type { Ctx } from "../../platform/context.ts";
import { inParts } from "../../platform/in-batches.ts";
import { viewerIdOf } from "../custom-games/find-game.ts";
import { avatarOf } from "../users/avatar.ts";
import { findBestGames, findCreatorTotals, findShownCreators } from "./popular.repo.ts";

type CreatorTotals = Awaited<ReturnType<typeof findCreatorTotals>>;
type ShownCreator = Awaited<ReturnType<typeof findShownCreators>>[number];

/** So many that ten are left of them for a player who blocks as many as one may. */
const MAX_CREATORS = MAX_BLOCKED + TOP_CREATORS;
/** Most players block none of the first ones. */
const READ_AT_ONCE = 2 * TOP_CREATORS;

/** Counts public games only. Leaves out creators that the viewer blocks. The sums are up to a minute old. */
export async function topCreators(ctx: Ctx) {
	const db = ctx.db.kysely;
	const cache = ctx.caches.get<CreatorTotals>("creatorTotals");
	const totals = await cache.forceFetch("all", { context: () => findCreatorTotals(db, MAX_CREATORS) });
	const top = await firstShown(db, viewerIdOf(ctx.actor), totals);
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

export type TopCreator = Awaited<ReturnType<typeof topCreators>>[number];

/** The first ten that are still visible and that the viewer does not block. */
async function firstShown(db: Queries, viewerId: string, totals: CreatorTotals) {
	const shown: (Omit<CreatorTotals[number], "creatorId"> & { user: ShownCreator })[] = [];
	for (const part of inParts(totals, READ_AT_ONCE)) {
		const found = await findShownCreators(
			db,
			viewerId,
			part.map(({ creatorId }) => creatorId),
		);
		const users = new Map(found.map((user) => [user.id, user]));
		for (const { creatorId, ...sums } of part) {
			const user = users.get(creatorId);
			if (user) shown.push({ ...sums, user });
		}
		if (shown.length >= TOP_CREATORS) break;
	}
	return shown.slice(0, TOP_CREATORS);
}
