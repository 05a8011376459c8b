import { createHash } from "node:crypto";
import type { Choice } from "@hilo/catalog/choices";
import type { Pool } from "@hilo/rules/play/card";
import type { GameId } from "@hilo/rules/play/games";
import type { LivePool } from "@hilo/sources/live-pool";
import type { LivePools } from "@hilo/sources/live-pools";
import type { Services } from "../../platform/context.ts";
import type { StoredPool } from "./pools.ts";

/** Where fetched numbers come from; null where there are none now. */
export type Live = Pick<LivePools, "pool">;

const NOT_LIVE: Live = { pool: () => Promise.resolve(null) };
/** The least time between two questions to a source about the same pool, whether it answers or fails. */
const ASK_AGAIN_MS = 60_000;
/** How long a player waits for a source where nothing is at hand yet. */
const PATIENCE_MS = 1500;
/** Unused pools are deleted after some days, so one that is at hand for longer than this is stored again before it is dealt. */
const STORE_AGAIN_MS = 3_600_000;

/** What is dealt for a choice at the moment. */
interface Dealt {
	readonly pool: StoredPool;
	readonly isLive: boolean;
	/** When a source is asked again, epoch ms. */
	readonly freshUntil: number;
	/** Epoch ms. */
	readonly storedAt: number;
}

interface Wanted {
	/** Of the game and its filter; every filter has one spelling. */
	readonly name: string;
	readonly game: GameId;
	readonly choice: Choice;
}

interface Tools extends Pick<Services, "clock" | "background"> {
	store(pool: StoredPool): Promise<void>;
}

/** What is dealt now, by choice. */
export interface DealtPools {
	/** Returns the pool to deal, stored. Starts to refresh an old one and does not wait for that. */
	now(wanted: Wanted): Promise<Dealt>;
}

/** Deals what a source has, and the bundled pools where it has nothing or takes its time. */
export function createDealtPools(
	{ clock, background, store }: Tools,
	{ live = NOT_LIVE, patienceMs = PATIENCE_MS }: { live?: Live | undefined; patienceMs?: number | undefined },
): DealtPools {
	/** There are no more entries than choices. */
	const dealt = new Map<string, Dealt>();
	/** What several players wait for together. */
	const awaited = new Map<string, Promise<Dealt>>();

	async function stored(pool: StoredPool): Promise<Pick<Dealt, "pool" | "storedAt">> {
		const storedAt = clock.now();
		await store(pool);
		return { pool, storedAt };
	}

	function keep(name: string, entry: Dealt): Dealt {
		dealt.set(name, entry);
		return entry;
	}

	/** Asks the source. Where it has nothing, the bundled numbers are dealt for a while. */
	async function refresh({ name, game, choice }: Wanted): Promise<Dealt> {
		const fetched = await live.pool(game, choice.filter);
		const last = dealt.get(name);
		const soon = clock.now() + ASK_AGAIN_MS;
		if (!fetched && last && !last.isLive) return keep(name, { ...last, freshUntil: soon });
		const kept = await stored(named(fetched ? withPreviews(fetched) : choice.pool()));
		// A source that is down may hand out a list that is old already.
		const freshUntil = Math.max(fetched?.freshUntil ?? 0, soon);
		return keep(name, { ...kept, isLive: fetched !== null, freshUntil });
	}

	async function dealFirst(wanted: Wanted): Promise<Dealt> {
		const refreshing = refresh(wanted);
		const fresh = await inTime(refreshing, patienceMs);
		if (fresh) return fresh;
		background.run("fetching a pool", () => refreshing);
		const freshUntil = clock.now() + ASK_AGAIN_MS;
		const kept = await stored(named(wanted.choice.pool()));
		return dealt.get(wanted.name) ?? keep(wanted.name, { ...kept, isLive: false, freshUntil });
	}

	async function storeAgain(name: string, old: Dealt): Promise<Dealt> {
		const kept = await stored(old.pool);
		const last = dealt.get(name) ?? old;
		// A refresh may have come meanwhile.
		return last.pool === old.pool ? keep(name, { ...last, ...kept }) : last;
	}

	/** Has one call do the work for all that come meanwhile. When it fails, it fails for all of them, and the next one tries again. */
	function together(name: string, work: () => Promise<Dealt>): Promise<Dealt> {
		const doing = awaited.get(name) ?? work().finally(() => awaited.delete(name));
		awaited.set(name, doing);
		return doing;
	}

	async function now(wanted: Wanted): Promise<Dealt> {
		const { name } = wanted;
		const kept = dealt.get(name);
		if (!kept) return together(name, () => dealFirst(wanted));
		const time = clock.now();
		if (kept.freshUntil <= time) {
			keep(name, { ...kept, freshUntil: time + ASK_AGAIN_MS });
			background.run("refreshing a pool", () => refresh(wanted));
		}
		if (kept.storedAt + STORE_AGAIN_MS > time) return kept;
		return together(name, () => storeAgain(name, kept));
	}

	return { now };
}

/** Puts each card's sound sample on the card. */
function withPreviews({ game, source, asOf, cards, previews }: LivePool): Pool {
	const heard = cards.map((card) => {
		const previewUrl = previews[card.id];
		return previewUrl ? { ...card, previewUrl } : card;
	});
	return { game, source, asOf, cards: heard };
}

/** Names a pool by a hash of its content. */
function named(pool: Pool): StoredPool {
	const { game, source, asOf, cards, questions } = pool;
	const content = JSON.stringify([game, source, asOf, cards, questions ?? null]);
	const hash = createHash("sha256").update(content).digest("base64url").slice(0, 16);
	return { ...pool, id: `${game}-${hash}` };
}

/** Returns what the promise comes to if it does so in time, else undefined. Rejects as the promise does. */
async function inTime<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
	const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
	const timer = setTimeout(() => resolve(undefined), ms);
	return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer));
}
