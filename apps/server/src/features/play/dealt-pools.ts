import { createHash } from "node:crypto";
import type { GameFilter } from "@hilo/catalog/filters";
import type { Pool } from "@hilo/rules/play/card";
import type { GameId } from "@hilo/rules/play/games";
import type { LivePool } from "@hilo/sources/live-pool";
import type { LivePools } from "@hilo/sources/live-pools";
import type { Ctx } from "../../platform/context.ts";
import type { StoredPool } from "./pools.ts";

export type LiveSource = Pick<LivePools, "pool">;

const NOT_LIVE: LiveSource = { pool: () => Promise.resolve(null) };
/** A source is asked for the same pool at most this often, whether it answers or fails. */
const ASK_AGAIN_MS = 60_000;
/** How long a player waits for a source when no pool is cached for the filter. */
const PATIENCE_MS = 1500;
/** A pool in use is stored again after this time, because unused pools are deleted after a day. */
export const STORE_AGAIN_MS = 3_600_000;

interface Dealt {
	readonly pool: StoredPool;
	readonly isLive: boolean;
	/** Monotonic ms of this process. Afterwards the source is asked again. */
	readonly freshUntil: number;
	readonly storedAt: number;
}

interface Wanted {
	readonly name: string;
	readonly game: GameId;
	readonly choice: GameFilter;
}

interface Tools extends Pick<Ctx, "clock" | "background"> {
	store(pool: StoredPool): Promise<void>;
}

export interface DealtPools {
	/** Returns a stored pool. If it is outdated, starts a refresh without waiting for it. */
	now(wanted: Wanted): Promise<Dealt>;
}

export function createDealtPools(
	{ clock, background, store }: Tools,
	{
		live = NOT_LIVE,
		patienceMs = PATIENCE_MS,
	}: { live?: LiveSource | undefined; patienceMs?: number | undefined },
): DealtPools {
	/** By choice, so there are no more entries than choices. */
	const dealt = new Map<string, Dealt>();
	const underWay = new Map<string, Promise<Dealt>>();

	async function stored(pool: StoredPool): Promise<Pick<Dealt, "pool" | "storedAt">> {
		const storedAt = clock.now();
		await store(pool);
		return { pool, storedAt };
	}

	function keep(name: string, entry: Dealt): Dealt {
		dealt.set(name, entry);
		return entry;
	}

	/** If the source has nothing, keeps the bundled pool until the source may be asked again. */
	async function refresh({ name, game, choice }: Wanted): Promise<Dealt> {
		const fetched = await live.pool(game, choice.filter);
		const last = dealt.get(name);
		const soon = clock.elapsed() + ASK_AGAIN_MS;
		if (!fetched && last && !last.isLive) return keep(name, { ...last, freshUntil: soon });
		const kept = await stored(withId(fetched ? withPreviews(fetched) : choice.pool()));
		// A source that is down may give an outdated list, whose `freshUntil` has passed.
		const freshUntil = Math.max(fetched ? clock.elapsed() + fetched.freshUntil - clock.now() : 0, soon);
		return keep(name, { ...kept, isLive: fetched !== null, freshUntil });
	}

	async function dealFirst(wanted: Wanted): Promise<Dealt> {
		const refreshing = refresh(wanted);
		const fresh = await inTime(refreshing, patienceMs);
		if (fresh) return fresh;
		background.run("fetching a pool", () => refreshing);
		const freshUntil = clock.elapsed() + ASK_AGAIN_MS;
		const kept = await stored(withId(wanted.choice.pool()));
		return dealt.get(wanted.name) ?? keep(wanted.name, { ...kept, isLive: false, freshUntil });
	}

	async function storeAgain(name: string, old: Dealt): Promise<Dealt> {
		const kept = await stored(old.pool);
		const last = dealt.get(name) ?? old;
		// A refresh may have replaced the pool during the await.
		return last.pool === old.pool ? keep(name, { ...last, ...kept }) : last;
	}

	/** A failure reaches all waiting callers; the next caller tries again. */
	function runOnce(name: string, work: () => Promise<Dealt>): Promise<Dealt> {
		const doing = underWay.get(name) ?? work().finally(() => underWay.delete(name));
		underWay.set(name, doing);
		return doing;
	}

	async function now(wanted: Wanted): Promise<Dealt> {
		const { name } = wanted;
		const kept = dealt.get(name);
		if (!kept) return runOnce(name, () => dealFirst(wanted));
		const time = clock.elapsed();
		if (kept.freshUntil <= time) {
			keep(name, { ...kept, freshUntil: time + ASK_AGAIN_MS });
			background.run("refreshing a pool", () => refresh(wanted));
		}
		if (kept.storedAt + STORE_AGAIN_MS > clock.now()) return kept;
		return runOnce(name, () => storeAgain(name, kept));
	}

	return { now };
}

function withPreviews({ game, source, asOf, cards, previews }: LivePool): Pool {
	const withSamples = cards.map((card) => {
		const previewUrl = previews[card.id];
		return previewUrl ? { ...card, previewUrl } : card;
	});
	return { game, source, asOf, cards: withSamples };
}

/** The id is a hash of the content. */
function withId(pool: Pool): StoredPool {
	const { game, source, asOf, cards, questions } = pool;
	const content = JSON.stringify([game, source, asOf, cards, questions ?? null]);
	const hash = createHash("sha256").update(content).digest("base64url").slice(0, 16);
	return { ...pool, id: `${game}-${hash}` };
}

async function inTime<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
	const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
	const timer = setTimeout(() => resolve(undefined), ms);
	return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer));
}
