import type { DuelRow, Queries } from "@hilo/db/tables";
import { customSpec } from "@hilo/rules/custom-games/custom-run";
import { MAX_ROUNDS } from "@hilo/rules/duels/caps";
import type { AskedPair } from "@hilo/rules/knowledge/answer-counts";
import type { RunPlan } from "@hilo/rules/play/engine";
import { type GameId, isGameId } from "@hilo/rules/play/games";
import { planOf, type RunSpec } from "@hilo/rules/play/pairs";
import { dealRound } from "@hilo/rules/play/question";
import { type ClosedRound, valuesOf } from "@hilo/rules/play/view";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";
import { createCache } from "../../platform/process-caches.ts";
import { pairOf, roundOf } from "../daily/deck-run.ts";
import { classicSpec } from "../play/classic-runs.ts";
import type { StoredPool } from "../play/pools.ts";

export type DuelTerms = ReturnType<typeof termsOf>;

/** Both numbers of a round, before it is shown or judged. */
export interface DuelRound extends ClosedRound {
	/** Only in a duel of a daily deck, whose rounds are of several games. */
	readonly game?: GameId;
}

/** A duel with the rounds that both sides play. */
export interface PlannedDuel {
	readonly terms: DuelTerms;
	readonly plan: RunPlan;
	/** @throws RangeError for a round that the duel does not have. */
	roundAt(round: number): DuelRound;
	/** What a round compares; null in a custom game. */
	readonly pairAt: ((round: number) => AskedPair) | null;
}

/** By duel id. Computing the order of the items costs more than all the rest of judging a guess. */
const cachedDuels = createCache<PlannedDuel>("duelPlans");

/** Undefined unless the duel was played recently at this process. */
export function cachedPlan(duelId: string): PlannedDuel | undefined {
	return cachedDuels.get(duelId);
}

/** @throws AppError `play/no-such-pool`; RangeError for a pool in which no two items can form a pair. */
export async function plannedDuel(
	ctx: Pick<Ctx, "play" | "daily">,
	db: Queries,
	duel: DuelRow,
): Promise<PlannedDuel> {
	const cached = cachedDuels.get(duel.id);
	if (cached) return cached;
	const terms = termsOf(duel);
	const planned = duel.day === null ? await dealtDuel(ctx, db, terms) : await deckDuel(ctx, terms, duel.day);
	cachedDuels.set(duel.id, planned);
	return planned;
}

async function dealtDuel({ play }: Pick<Ctx, "play">, db: Queries, terms: DuelTerms): Promise<PlannedDuel> {
	const pool = await play.pools.get(db, terms.pool_id);
	const plan = planOf(specOfDuel(terms, pool), { rounds: terms.rounds, maxRounds: MAX_ROUNDS });
	const { game, label, seed, measure } = terms;
	const roundAt = (round: number) => dealRound({ plan, pool, seed, measure }, round);
	const pairAt = (of: GameId) => (round: number) => ({
		game: of,
		label: label ?? "",
		...valuesOf(roundAt(round)),
	});
	return { terms, plan, roundAt, pairAt: isGameId(game) ? pairAt(game) : null };
}

/** Decks are never deleted. */
async function deckDuel({ daily }: Pick<Ctx, "daily">, terms: DuelTerms, day: Day): Promise<PlannedDuel> {
	const deck = await daily.open(day);
	const roundAt = (round: number) => roundOf(deck.rounds, round);
	return { terms, plan: deck.plan, roundAt, pairAt: (round) => pairOf(deck, round) };
}

/** @throws RangeError for a deck, which is dealt by its day. */
export function specOfDuel(
	{ game, seed, timer_ms }: Pick<DuelTerms, "game" | "seed" | "timer_ms">,
	pool: StoredPool,
): RunSpec {
	if (game === "deck") throw new RangeError("A deck is dealt by its day");
	if (game !== "custom") return classicSpec(game, seed, pool);
	return { seed, poolSize: pool.cards.length, ...customSpec((timer_ms ?? 0) / 1000) };
}

/** The columns that never change. Of others, a cached row would keep outdated values. */
function termsOf(duel: DuelRow) {
	const { id, mode, game, day, custom_game_id, label, measure } = duel;
	const { pool_id, seed, timer_ms, rounds, to_user_id } = duel;
	return { id, mode, game, day, custom_game_id, label, measure, pool_id, seed, timer_ms, rounds, to_user_id };
}
