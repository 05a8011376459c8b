import { MAX_ROUNDS } from "@hilo/rules/duels/caps";
import type { VisitSource } from "@hilo/rules/duels/duels.schema";
import { AppError } from "@hilo/rules/errors/errors";
import { replay } from "@hilo/rules/play/answers";
import { planOf } from "@hilo/rules/play/pairs";
import { dealRound } from "@hilo/rules/play/question";
import type { Ctx } from "../../platform/context.ts";
import { findGame } from "../custom-games/find-game.ts";
import { playableContent, poolIdOf, poolOf } from "../custom-games/play/pool-of-game.ts";
import { poolIdStart, type StoredPool } from "../play/pools.ts";
import { refuseDisabledGame } from "../site/game-status.ts";
import {
	columnsOfClassic,
	columnsOfCustom,
	type DuelContent,
	type FinishedSide,
	finishedSide,
	type GameAndFilter,
} from "./duel-content.ts";
import { specOfDuel } from "./planned-duel.ts";

/**
 * A duel with the items of a run that a visitor's browser dealt. The guesses are judged again, but the browser knew the
 * numbers: the result counts for no record.
 * @throws AppError 400 where it is no finished run; 403; 404; 409; as `findGame`.
 */
export async function loadVisitContent(ctx: Ctx, visit: VisitSource): Promise<DuelContent> {
	const terms = await loadTerms(ctx, visit);
	return { ...terms, rounds: null, counted: 0, played: playedSide(visit, terms) };
}

export function gameAndFilterOfVisit({ game, filter, customGameId, key }: VisitSource): GameAndFilter {
	if (game !== "custom") return { kind: "classic", game, filter };
	if (customGameId === undefined) throw new AppError("duels/source-missing");
	return { kind: "custom", gameId: customGameId, key };
}

type Terms = Omit<DuelContent, "rounds" | "counted" | "played">;

function loadTerms(ctx: Ctx, visit: VisitSource): Promise<Terms> {
	const gameAndFilter = gameAndFilterOfVisit(visit);
	return gameAndFilter.kind === "custom"
		? customTerms(ctx, visit, gameAndFilter)
		: classicTerms(ctx, visit, gameAndFilter);
}

/** Numbers may have been refreshed since, so older pools of the filter are allowed. */
async function classicTerms(
	ctx: Ctx,
	{ poolId, seed }: VisitSource,
	{ game, filter }: GameAndFilter & { kind: "classic" },
): Promise<Terms> {
	await refuseDisabledGame(ctx, game);
	const current = await ctx.play.pools.current(game, filter);
	if (!poolId.startsWith(poolIdStart(game, current.filter))) throw new AppError("play/no-such-pool");
	const pool = current.pool.id === poolId ? current.pool : await ctx.play.pools.get(ctx.db.kysely, poolId);
	return { ...columnsOfClassic(game, current), seed, pool };
}

/** Only of the game's present version, which a visitor gets. */
async function customTerms(
	ctx: Ctx,
	{ poolId, seed }: VisitSource,
	{ gameId, key }: GameAndFilter & { kind: "custom" },
): Promise<Terms> {
	const { row } = await findGame(ctx, { id: gameId, key });
	const pool: StoredPool | null =
		poolId === poolIdOf(row)
			? await ctx.play.pools.findOrStore(poolId, async () => poolOf(await playableContent(ctx, row.id)))
			: null;
	if (pool?.id !== poolId) throw new AppError("play/no-such-pool");
	return { ...columnsOfCustom(row, key), seed, pool };
}

/** @throws AppError 400. */
function playedSide({ seed, answers: guesses }: VisitSource, terms: Terms): FinishedSide {
	const { pool } = terms;
	const plan = planOf(specOfDuel(terms, pool), { maxRounds: MAX_ROUNDS });
	const replayed = replay(plan, guesses.slice(0, MAX_ROUNDS), (round) => {
		const { first, second } = dealRound({ plan, pool, seed, measure: null }, round);
		return { known: first.value, hidden: second.value };
	});
	const side = replayed && finishedSide(replayed.answers);
	if (!side) throw new AppError("duels/run-invalid");
	return side;
}
