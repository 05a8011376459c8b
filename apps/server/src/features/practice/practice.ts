import { areComparable } from "@hilo/rules/play/comparable";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { duePairs, type MissedPair, PRACTICE_ROUNDS, type PracticePair } from "@hilo/rules/practice/practice";
import type { PlayerCtx } from "../../platform/context.ts";
import { findOrStoreZone } from "../daily/own-zone.ts";
import type { StoredPool } from "../play/pools.ts";
import { claimMissed, forgetMissed, readMissed, recordPractised } from "../progression/missed-pairs.ts";
import { gameStatus } from "../site/game-status.ts";

// Promised in docs/product.md#practice.

interface ZoneInput {
	/** The browser's, for players without a stored one. */
	readonly timeZone?: string | undefined;
}

/** How many of the caller's pairs are due today, by game. Without games that are disabled. */
export async function showDue(ctx: PlayerCtx, input: ZoneInput) {
	const due = await findDue(ctx, input);
	const counts = Map.groupBy(due, ({ game }) => game);
	return [...counts].map(([game, pairs]) => ({ game, count: pairs.length }));
}

/** Deals up to ten due pairs, with today's numbers. Pairs that can't be asked any more are deleted. */
export async function dealPractice(
	ctx: PlayerCtx,
	{ game, ...input }: ZoneInput & { game?: GameId | undefined },
) {
	const due = (await findDue(ctx, input)).filter((pair) => game === undefined || pair.game === game);
	const rounds: NonNullable<Awaited<ReturnType<typeof dealtPair>>>[] = [];
	const gone: MissedPair[] = [];
	for (const pair of due) {
		if (rounds.length === PRACTICE_ROUNDS) break;
		const round = await dealtPair(ctx, pair);
		if (round) rounds.push(round);
		else gone.push(pair);
	}
	if (gone.length > 0) await ctx.db.transaction((tx) => forgetMissed(tx, ctx.actor.id, gone));
	return { rounds };
}

export async function answerPair(ctx: PlayerCtx, input: ZoneInput & { pair: MissedPair; right: boolean }) {
	const timeZone = await zoneOf(ctx, input);
	const answer = { pair: input.pair, right: input.right, now: ctx.clock.now(), timeZone };
	await ctx.db.transaction((tx) => recordPractised(tx, ctx.actor.id, answer));
}

/** Keeps what the caller missed as a visitor. */
export async function claimPairs(ctx: PlayerCtx, { pairs }: { pairs: readonly PracticePair[] }) {
	const now = ctx.clock.now();
	const missed = pairs.map((pair) => ({ ...pair, askedAt: Math.min(pair.askedAt, now) }));
	await ctx.db.transaction((tx) => claimMissed(tx, ctx.actor.id, missed));
}

async function findDue(ctx: PlayerCtx, input: ZoneInput): Promise<PracticePair[]> {
	const pairs = await readMissed(ctx.db.kysely, ctx.actor.id);
	if (pairs.length === 0) return [];
	const due = duePairs(pairs, { now: ctx.clock.now(), timeZone: await zoneOf(ctx, input) });
	const disabled = new Set(
		(await gameStatus(ctx)).filter((game) => game.isDisabled).map(({ gameId }) => gameId),
	);
	return due.filter(({ game }) => !disabled.has(CLASSIC_GAMES[game].key));
}

async function zoneOf(ctx: PlayerCtx, { timeZone }: ZoneInput): Promise<string> {
	const owner = { user_id: ctx.actor.id, guest_id: null };
	return (await findOrStoreZone(ctx, ctx.db.kysely, owner, timeZone)).timeZone;
}

/** Null where the pool no longer has the pair, or its numbers can no longer be told apart. */
async function dealtPair(ctx: PlayerCtx, pair: PracticePair) {
	const { pool } = await ctx.play.pools.current(pair.game, pair.filter).catch(() => ({ pool: null }));
	const [first, second] = [pair.first, pair.second].map((id) => pool && cardOf(pool, id, pair.measure));
	if (!pool || !first || !second || !areComparable(pair.game, first, second)) return null;
	const question = pool.questions?.find(({ measure }) => measure === pair.measure);
	const { source, asOf } = question ?? pool;
	return {
		game: pair.game,
		source,
		asOf,
		measure: question?.measure ?? null,
		unit: question?.unit ?? null,
		first,
		second,
		pair,
	};
}

function cardOf({ cards, questions }: StoredPool, id: string, measure: string) {
	const card = cards.find((each) => each.id === id);
	if (!card || !questions) return card;
	const { values, ...rest } = card;
	const value = values?.[questions.findIndex((question) => question.measure === measure)];
	return value === undefined ? undefined : { ...rest, value };
}
