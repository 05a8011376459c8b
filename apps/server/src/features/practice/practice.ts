import { correctedPool } from "@hilo/rules/corrections/corrected-pool";
import type { Card, Pool, Question } from "@hilo/rules/play/card";
import { areComparable } from "@hilo/rules/play/comparable";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { askedCard } from "@hilo/rules/play/question";
import {
	type AskedRound,
	dueByGame,
	duePairs,
	type KeptPair,
	type MissedPair,
	PRACTICE_ROUNDS,
	type PracticePair,
} from "@hilo/rules/practice/practice";
import { HOUR_MS } from "@hilo/rules/time/durations";
import type { PlayerCtx } from "../../platform/context.ts";
import type { Limits } from "../../platform/limits/rate-limits.ts";
import { findOrStoreZone } from "../daily/own-zone.ts";
import { claimMissed, readMissed, recordPractised } from "../progression/missed-pairs.ts";
import { gameStatus } from "../site/game-status.ts";

// Promised in docs/product.md#practice.

const LIMITS = {
	claims: { name: "practice-claims", hits: 10, windowMs: HOUR_MS, error: "request/too-many" },
} as const satisfies Limits;

interface ZoneInput {
	/** The browser's, for players without a stored one. */
	readonly timeZone?: string | undefined;
}

/** How many of the caller's pairs are due today, by game, and when the next one is. Without games that are disabled. */
export async function showDue(ctx: PlayerCtx, input: ZoneInput) {
	const pairs = await findPairs(ctx);
	return pairs.length === 0 ? [] : dueByGame(pairs, await momentOf(ctx, input));
}

/** Deals up to ten due pairs, with today's numbers where a pool still has both items. */
export async function dealPractice(
	ctx: PlayerCtx,
	{ game, ...input }: ZoneInput & { game?: GameId | undefined },
) {
	const pairs = (await findPairs(ctx)).filter((pair) => game === undefined || pair.game === game);
	const due = duePairs(pairs, await momentOf(ctx, input));
	const poolsOf = poolReader(ctx);
	const rounds = [];
	for (const { asked, ...pair } of due.slice(0, PRACTICE_ROUNDS)) {
		const round = roundOf(pair, await poolsOf(pair)) ?? (await correctedRound(ctx, pair, asked));
		if (round) rounds.push({ ...round, game: pair.game, measure: pair.measure || null, pair });
	}
	return { rounds };
}

export async function answerPair(ctx: PlayerCtx, input: ZoneInput & { pair: MissedPair; right: boolean }) {
	const answer = { pair: input.pair, right: input.right, ...(await momentOf(ctx, input)) };
	await ctx.db.transaction((tx) => recordPractised(tx, ctx.actor.id, answer));
}

/** Keeps what the caller missed as a visitor. Pairs that no pool of the site has are left out. @throws AppError 429. */
export async function claimPairs(ctx: PlayerCtx, { pairs }: { pairs: readonly PracticePair[] }) {
	await ctx.limits.take(LIMITS.claims, ctx.actor.id);
	const now = ctx.clock.now();
	const poolsOf = poolReader(ctx);
	const missed: KeptPair[] = [];
	for (const pair of pairs) {
		const asked = roundOf(pair, await poolsOf(pair));
		if (asked) missed.push({ ...pair, askedAt: Math.min(pair.askedAt, now), asked });
	}
	await ctx.db.transaction((tx) => claimMissed(tx, ctx.actor.id, missed));
}

async function findPairs(ctx: PlayerCtx): Promise<KeptPair[]> {
	const pairs = await readMissed(ctx.db.kysely, ctx.actor.id);
	if (pairs.length === 0) return [];
	const disabled = new Set(
		(await gameStatus(ctx)).filter((game) => game.isDisabled).map(({ gameId }) => gameId),
	);
	const removed = await removedItems(ctx, pairs);
	return pairs.filter(
		({ game, first, second }) =>
			!disabled.has(CLASSIC_GAMES[game].key) && ![first, second].some((id) => removed.get(game)?.has(id)),
	);
}

/** Items that administrators have removed from play, by game: their last numbers may be wrong. */
async function removedItems(ctx: PlayerCtx, pairs: readonly KeptPair[]) {
	const removed = new Map<GameId, ReadonlySet<string>>();
	for (const game of new Set(pairs.map((pair) => pair.game))) {
		const inForce = await ctx.corrections.ofGame(game);
		removed.set(game, new Set(inForce.flatMap(({ itemId, corrected }) => (corrected ? [] : [itemId]))));
	}
	return removed;
}

/** The round as it was asked, with the numbers as they are corrected; null for a removed item. */
async function correctedRound(
	ctx: PlayerCtx,
	{ game, measure }: MissedPair,
	asked: AskedRound,
): Promise<AskedRound | null> {
	// The items have only the number that was asked.
	const inForce = (await ctx.corrections.ofGame(game))
		.filter((correction) => correction.measure === measure)
		.map((correction) => ({ ...correction, measure: "" }));
	const [first, second] = correctedPool({ ...asked, cards: [asked.first, asked.second] }, inForce).cards;
	return first && second ? { ...asked, first, second } : null;
}

/** Now, in the caller's time zone. */
async function momentOf(ctx: PlayerCtx, input: ZoneInput) {
	const owner = { user_id: ctx.actor.id, guest_id: null };
	const { timeZone } = await findOrStoreZone(ctx, ctx.db.kysely, owner, input.timeZone);
	return { now: ctx.clock.now(), timeZone };
}

type PairPools = Pick<MissedPair, "game" | "filter">;
type Items = Omit<Pool, "game">;

/** Reads the pools that may have a pair, each once: the current one and the bundled one, of which decks are dealt. */
function poolReader({ play: { pools } }: PlayerCtx): (of: PairPools) => Promise<readonly Items[]> {
	const read = new Map<string, Promise<readonly Items[]>>();
	const readPools = async ({ game, filter }: PairPools): Promise<readonly Items[]> => {
		// A source that fails must not keep a player from practising.
		const current = await pools.current(game, filter).catch(() => null);
		return [current?.pool, await pools.bundled(game, filter)].filter((pool) => pool != null);
	};
	return (of) => {
		const name = `${of.game} ${of.filter}`;
		const known = read.get(name) ?? readPools(of);
		read.set(name, known);
		return known;
	};
}

/** The pair as the first pool with both items asks it; null where none can, or the numbers are too close. */
function roundOf(pair: MissedPair, pools: readonly Items[]): AskedRound | null {
	for (const pool of pools) {
		const question = pool.questions?.find(({ measure }) => measure === pair.measure);
		if (pair.measure !== (question?.measure ?? "") || pair.first === pair.second) continue;
		const [first, second] = [pair.first, pair.second].map((id) => cardOf(pool, id, question));
		if (!first || !second || !areComparable(pair.game, first, second)) continue;
		const { source, asOf, sourceUrl } = question ?? pool;
		return { source, asOf, ...(sourceUrl && { sourceUrl }), unit: question?.unit ?? null, first, second };
	}
	return null;
}

function cardOf({ cards, questions }: Items, id: string, question: Question | undefined): Card | undefined {
	const card = cards.find((each) => each.id === id);
	if (!card || !questions) return card;
	return (question && askedCard(card, questions.indexOf(question))) ?? undefined;
}
