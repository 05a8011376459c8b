import { EXAMPLE_GAMES } from "@hilo/catalog/examples/examples";
import type { Ctx } from "../../platform/context.ts";
import { requireOperator } from "../../platform/context.ts";
import { insertGames } from "../custom-games/editing/insert-games.ts";
import { findExistingIds } from "../users/find-user.ts";
import { demoGame } from "./demo-game.ts";
import type { SeedMore } from "./seed-more.ts";

/** Games per transaction. */
const BATCH = 2_000;

/** Leaves out games of missing players, so `seedPlayers` comes first. @returns how many were added. */
export async function seedGames(ctx: Ctx, { users, seed, count, onProgress }: SeedMore): Promise<number> {
	requireOperator(ctx);
	let added = 0;
	for (let from = 0; from < count; from += BATCH) {
		const until = Math.min(count, from + BATCH);
		const games = Array.from({ length: until - from }, (_, n) =>
			demoGame({ seed, users, examples: EXAMPLE_GAMES }, from + n),
		);
		added += await ctx.db.transaction(async (tx) => {
			const creators = await findExistingIds(tx, [...new Set(games.map(({ creatorId }) => creatorId))]);
			return insertGames(
				tx,
				games.filter(({ creatorId }) => creators.has(creatorId)),
			);
		});
		onProgress?.(until);
	}
	return added;
}
