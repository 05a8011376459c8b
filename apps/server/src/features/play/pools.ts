import { createHash } from "node:crypto";
import type { Choice } from "@hilo/catalog/choices";
import type { Database, Queries } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/app-error";
import type { Pool } from "@hilo/rules/play/card";
import type { GameId } from "@hilo/rules/play/games";
import type { LivePool } from "@hilo/sources/live-pool";
import type { LivePools } from "@hilo/sources/live-pools";
import type { Services } from "../../platform/context.ts";
import { shortageOf } from "./shortage.ts";

/** A pool that can be played: dated, unchanging, and named by its content, so that a run can be judged whatever comes later. */
export interface StoredPool extends Pool {
	readonly id: string;
}

/** What is dealt, and where its score goes. */
export interface Offer extends Pick<Choice, "filter" | "key" | "feature"> {
	readonly pool: StoredPool;
	/** Whether the numbers were fetched from their source; if not, they are the bundled ones. */
	readonly isLive: boolean;
}

/** The pools that games are dealt from. */
export interface Pools {
	/**
	 * What a filter of a game offers now.
	 *
	 * @throws AppError `play/no-such-game` where the game or the filter is not offered; the game's own error where it has too few cards.
	 */
	offer(game: GameId, filter: string): Promise<Offer>;
	/** The pool of that id, which may be an older one. @throws AppError `play/no-such-pool` when it was never stored. */
	get(db: Queries, id: string): Promise<StoredPool>;
}

declare module "../../platform/context.ts" {
	interface Services {
		readonly pools: Pools;
	}
}

/** What may be played: null for a game or filter that is not. */
export type Offers = (game: GameId, filter: string) => Choice | null;

/** Where fetched numbers come from; null where there are none now. */
export type Live = Pick<LivePools, "pool">;

const NOT_LIVE: Live = { pool: () => Promise.resolve(null) };
const KEPT_POOLS = 400;
/** How long bundled numbers are dealt before a source is asked again. */
const ASK_AGAIN_MS = 60_000;

interface Dealt {
	readonly pool: StoredPool;
	readonly isLive: boolean;
	readonly until: number;
}

/** Deals out pools, each stored before it is first played, and keeps those in use at hand. */
export function createPools(
	{ db, clock }: Pick<Services, "db" | "clock">,
	offers: Offers,
	live: Live = NOT_LIVE,
): Pools {
	const dealt = new Map<string, Promise<Dealt>>();
	const byId = new Map<string, StoredPool>();

	async function stored(pool: Pool): Promise<StoredPool> {
		const named = { ...pool, id: poolId(pool) };
		await store(db, named, clock.now());
		return keep(named);
	}

	async function deal(choice: Choice, game: GameId): Promise<Dealt> {
		const fetched = await live.pool(game, choice.filter);
		const pool = await stored(fetched ? withPreviews(fetched) : choice.pool());
		return { pool, isLive: fetched !== null, until: fetched?.freshUntil ?? clock.now() + ASK_AGAIN_MS };
	}

	/** What is dealt now; of calls at the same time, one deals. */
	async function current(choice: Choice, game: GameId): Promise<Dealt> {
		const name = `${game} ${choice.filter}`;
		const kept = await dealt.get(name);
		if (kept && kept.until > clock.now()) return kept;
		const dealing = deal(choice, game);
		dealt.set(name, dealing);
		dealing.catch(() => dealt.delete(name));
		return dealing;
	}

	function keep(pool: StoredPool): StoredPool {
		const oldest = byId.keys().next();
		if (byId.size >= KEPT_POOLS && !oldest.done) byId.delete(oldest.value);
		byId.set(pool.id, pool);
		return pool;
	}

	return {
		async offer(game, filter) {
			const choice = offers(game, filter);
			if (!choice) throw new AppError("play/no-such-game");
			const { pool, isLive } = await current(choice, game);
			const shortage = shortageOf(game, choice.filter, pool.cards.length);
			if (shortage) throw shortage;
			return { filter: choice.filter, key: choice.key, feature: choice.feature, pool, isLive };
		},
		async get(from, id) {
			const pool = byId.get(id) ?? (await load(from, id));
			if (!pool) throw new AppError("play/no-such-pool");
			return byId.has(id) ? pool : keep(pool);
		},
	};
}

/** Puts each card's sound sample on the card. */
function withPreviews({ game, source, asOf, cards, previews }: LivePool): Pool {
	const heard = cards.map((card) => {
		const previewUrl = previews[card.id];
		return previewUrl ? { ...card, previewUrl } : card;
	});
	return { game, source, asOf, cards: heard };
}

function poolId({ game, source, asOf, cards, questions }: Pool): string {
	const content = JSON.stringify([game, source, asOf, cards, questions ?? null]);
	return `${game}-${createHash("sha256").update(content).digest("base64url").slice(0, 16)}`;
}

async function store(db: Database, pool: StoredPool, now: number): Promise<void> {
	const { id, game, source, asOf, cards, questions } = pool;
	await db.kysely
		.insertInto("pools")
		.values({
			id,
			game,
			source,
			as_of: asOf,
			cards: JSON.stringify(cards),
			questions: questions ? JSON.stringify(questions) : null,
			created_at: now,
		})
		.onConflict((conflict) => conflict.column("id").doNothing())
		.execute();
}

async function load(db: Queries, id: string): Promise<StoredPool | undefined> {
	const row = await db.selectFrom("pools").selectAll().where("id", "=", id).executeTakeFirst();
	if (!row) return undefined;
	const cards: Pool["cards"] = JSON.parse(row.cards);
	const questions: Pool["questions"] = row.questions === null ? undefined : JSON.parse(row.questions);
	return {
		id,
		game: row.game,
		source: row.source,
		asOf: row.as_of,
		cards,
		...(questions ? { questions } : {}),
	};
}
