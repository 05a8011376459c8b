import { DUEL_ROUNDS } from "@hilo/rules/duels/caps";
import { countRounds, pairsOf } from "@hilo/rules/play/pairs";
import type { Ctx } from "../../platform/context.ts";
import { newSecret } from "../../platform/system/ids.ts";
import { findGame } from "../custom-games/find-game.ts";
import { playableContent, poolIdOf, poolOf } from "../custom-games/play/pool-of-game.ts";
import { refuseDisabledGame } from "../site/game-status.ts";
import { columnsOfClassic, columnsOfCustom, type DuelContent, type GameAndFilter } from "./duel-content.ts";
import { specOfDuel } from "./planned-duel.ts";

/** Ten rounds, or as many as the items allow. @throws AppError 403, 404, 409, as `findGame`. */
export function freshContent(ctx: Ctx, gameAndFilter: GameAndFilter): Promise<DuelContent> {
	return gameAndFilter.kind === "custom" ? freshCustom(ctx, gameAndFilter) : freshClassic(ctx, gameAndFilter);
}

async function freshClassic(
	ctx: Ctx,
	{ game, filter }: GameAndFilter & { kind: "classic" },
): Promise<DuelContent> {
	await refuseDisabledGame(ctx, game);
	const current = await ctx.play.pools.current(game, filter);
	return withRounds({ ...columnsOfClassic(game, current), seed: newSecret(), pool: current.pool });
}

async function freshCustom(
	ctx: Ctx,
	{ gameId, key }: GameAndFilter & { kind: "custom" },
): Promise<DuelContent> {
	const { row } = await findGame(ctx, { id: gameId, key });
	const pool = await ctx.play.pools.findOrStore(poolIdOf(row), async () =>
		poolOf(await playableContent(ctx, row.id)),
	);
	// The creator saved a new version after the row was read.
	if (pool.id !== poolIdOf(row)) return freshCustom(ctx, { kind: "custom", gameId, key });
	return withRounds({ ...columnsOfCustom(row, key), seed: newSecret(), pool });
}

function withRounds(content: Omit<DuelContent, "rounds" | "counted" | "played">): DuelContent {
	const rounds = countRounds(pairsOf(specOfDuel(content, content.pool)), DUEL_ROUNDS);
	return { ...content, rounds, counted: 1, played: null };
}
