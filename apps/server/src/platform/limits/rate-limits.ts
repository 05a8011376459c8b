import { hash } from "node:crypto";
import type { Database, Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/tables";
import { AppError, type ErrorCode } from "@hilo/rules/errors/errors";
import {
	defaultSiteLimits,
	SITE_LIMITS,
	type SiteLimitName,
	type SiteLimitNumbers,
	withLimits,
} from "@hilo/rules/site/site-limits";
import type { Counters } from "../counters.ts";
import { deleteOld } from "../in-batches.ts";
import type { Settings } from "../settings.ts";
import type { SiteSettings } from "../site-settings.ts";
import type { Clock } from "../system/clock.ts";
import { isSharedNetwork } from "../system/proxies.ts";

/** Allowed hits in a window that starts with the first of them. */
export interface Limit {
	readonly name: string;
	/** A number, or the name of a limit that administrators may change. */
	readonly hits: number | SiteLimitName;
	readonly windowMs: number;
	/** When to try again, for hits that are given back long before the window ends. */
	readonly retryMs?: number;
	readonly error: ErrorCode;
	/**
	 * Counted by each process for itself, in a window that all subjects share. For cheap calls: a row for each would
	 * double their cost. Other counters are in the database and survive restarts.
	 */
	readonly inMemory?: boolean;
	/** Multiplies `hits`. @default 1 */
	readonly times?: number;
}

/** Who a limit counts: a player or guest that this process knows, else the network address. */
export interface LimitedCaller {
	readonly address: string;
	/** Such as `player 7` or `guest 8`. */
	readonly knownAs: string | null;
}

export type Limits = Readonly<Record<string, Limit>>;

export interface RateLimits {
	/**
	 * Call it before the work; a rollback of `tx` undoes stored hits. The subject of a site limit by address is the
	 * address, or begins with it and a blank. @throws AppError 429 with a retry time.
	 */
	take(limit: Limit, subject: string, tx?: Tx, hits?: number): Promise<void>;
	/** For limits in memory: by the known caller, and ten times as many of all known ones together; else by address. */
	takeOfCaller(limit: Limit, caller: LimitedCaller): Promise<void>;
	/** What an address may hold, wait with or have open; as last read. It applies with `RATE_LIMITS=off` too. */
	maxOfAddress(name: SiteLimitName, address: string): number;
	/** For limits in the database, like `reset`. */
	giveBack(limit: Limit, subject: string): Promise<void>;
	reset(limit: Limit, subject: string): Promise<void>;
	sweep(): Promise<void>;
}

const UNLIMITED = {
	take: () => Promise.resolve(),
	takeOfCaller: () => Promise.resolve(),
	giveBack: () => Promise.resolve(),
	reset: () => Promise.resolve(),
	sweep: () => Promise.resolve(),
};

/** A room of thirty behind one address. */
const SHARED_TIMES = 30;
/** So that a program with many accounts or guest cookies stays bounded by its address. */
const KNOWN_TIMES = 10;

/** A window that begins further ahead is over: the clock was set back. Clocks of processes differ by less. */
const SKEW_MS = 60_000;

export function createRateLimits({
	db,
	clock,
	siteSettings,
	counters,
	settings,
}: {
	db: Database;
	clock: Clock;
	siteSettings: SiteSettings;
	counters: Counters | undefined;
	settings: Pick<Settings, "rateLimits" | "sharedNetworks">;
}): RateLimits {
	const numbers = new CurrentSiteLimits(siteSettings);
	const { sharedNetworks } = settings;
	const timesOf = (address: string) => (isSharedNetwork(address, sharedNetworks) ? SHARED_TIMES : 1);
	const maxOfAddress = (name: SiteLimitName, address: string) => numbers.latest[name] * timesOf(address);
	if (!settings.rateLimits) return { ...UNLIMITED, maxOfAddress };
	const memory = new MemoryCounters(clock);
	async function take(limit: Limit, subject: string, tx?: Tx, count = 1): Promise<void> {
		const { hits, waitMs } = limit.inMemory
			? memory.count(limit, subject, count)
			: await addToWindow(tx ?? db.kysely, limit, subject, count, clock.now());
		const { times = 1 } = limit;
		if (hits <= times * (await maxOf(limit.hits, subject, tx))) return;
		counters?.limitsHit.inc({ limit: limit.name });
		const retryMs = Math.min(waitMs, limit.retryMs ?? limit.windowMs);
		throw new AppError(limit.error, {
			retryAfterSeconds: Math.ceil(retryMs / 1000),
			limit: typeof limit.hits === "string" ? limit.hits : undefined,
		});
	}
	async function maxOf(hits: Limit["hits"], subject: string, tx: Tx | undefined): Promise<number> {
		if (typeof hits === "number") return hits;
		const max = await numbers.read(hits, tx);
		return SITE_LIMITS[hits].isByAddress ? max * timesOf(subject.split(" ", 1)[0] ?? "") : max;
	}
	return {
		maxOfAddress,
		take,
		async takeOfCaller(limit, { address, knownAs }) {
			if (knownAs === null) return take(limit, address);
			await take(limit, knownAs);
			const { name, times = 1 } = limit;
			await take({ ...limit, name: `${name}-known`, times: times * KNOWN_TIMES }, address);
		},
		async giveBack(limit, subject) {
			await db.kysely
				.updateTable("rate_limits")
				.set((eb) => ({ hits: eb("hits", "-", 1) }))
				.where("key", "=", keyOf(limit, subject))
				.where("hits", ">", 0)
				.execute();
		},
		async reset(limit, subject) {
			await db.kysely.deleteFrom("rate_limits").where("key", "=", keyOf(limit, subject)).execute();
		},
		async sweep() {
			const before = clock.now() + 1;
			await deleteOld(db.kysely, "rate_limits", { column: "expires_at", key: ["key"], before });
		},
	};
}

/** A subject may be any text that a caller sent; its hash is short, and any database can store it. */
function keyOf(limit: Limit, subject: string): string {
	return `${limit.name}:${hash("sha256", subject, "base64url")}`;
}

/** One statement starts a window, counts in an open one, or restarts an expired one. */
async function addToWindow(db: Queries, limit: Limit, subject: string, count: number, now: number) {
	const { hits, expires_at } = await db
		.insertInto("rate_limits")
		.values({
			key: keyOf(limit, subject),
			hits: count,
			window_start: now,
			expires_at: now + limit.windowMs,
		})
		.onConflict((conflict) =>
			conflict.column("key").doUpdateSet((eb) => {
				const isWindowOver = eb.or([
					eb("rate_limits.expires_at", "<=", now),
					eb("rate_limits.window_start", ">", now + SKEW_MS),
				]);
				return {
					hits: eb
						.case()
						.when(isWindowOver)
						.then(eb.val(count))
						.else(eb("rate_limits.hits", "+", count))
						.end(),
					window_start: eb
						.case()
						.when(isWindowOver)
						.then(eb.val(now))
						.else(eb.ref("rate_limits.window_start"))
						.end(),
					expires_at: eb
						.case()
						.when(isWindowOver)
						.then(eb.ref("excluded.expires_at"))
						.else(eb.ref("rate_limits.expires_at"))
						.end(),
				};
			}),
		)
		.returning(["hits", "expires_at"])
		.executeTakeFirstOrThrow();
	return { hits, waitMs: expires_at - now };
}

/** Counts a hit and returns whether the limit is exceeded, for callers that must not answer 429. */
export async function exceedsLimit(
	rateLimits: RateLimits,
	limit: Limit,
	subject: string,
	tx?: Tx,
): Promise<boolean> {
	try {
		await rateLimits.take(limit, subject, tx);
		return false;
	} catch (error) {
		if (error instanceof AppError) return true;
		throw error;
	}
}

interface Window {
	/** In milliseconds of `Clock.elapsed`. */
	readonly endsAt: number;
	readonly hits: Map<string, number>;
}

/** Counts hits in memory. All subjects of a limit share its window, so that ended ones are dropped together. */
class MemoryCounters {
	readonly #clock: Clock;
	readonly #windows = new Map<string, Window>();

	constructor(clock: Clock) {
		this.#clock = clock;
	}

	/** @returns the subject's hits in the open window, with these, and how long the window stays open. */
	count(
		{ name, windowMs }: { readonly name: string; readonly windowMs: number },
		subject: string,
		count: number,
	): { hits: number; waitMs: number } {
		const now = this.#clock.elapsed();
		let window = this.#windows.get(name);
		if (!window || now >= window.endsAt) {
			window = { endsAt: now + windowMs, hits: new Map() };
			this.#windows.set(name, window);
		}
		const hits = (window.hits.get(subject) ?? 0) + count;
		window.hits.set(subject, hits);
		return { hits, waitMs: window.endsAt - now };
	}
}

export function readSiteLimits(stored: string): SiteLimitNumbers {
	return stored === "" ? defaultSiteLimits() : withLimits(JSON.parse(stored));
}

/** The administrators' numbers. */
class CurrentSiteLimits {
	/** As last read, for what can't wait. Each limited call reads them. */
	latest = defaultSiteLimits();
	readonly #siteSettings: Pick<SiteSettings, "latest" | "read">;
	#stored = "";

	constructor(siteSettings: Pick<SiteSettings, "latest" | "read">) {
		this.#siteSettings = siteSettings;
	}

	/** As `tx` sees it, else at most a second old, or the last known in an outage. */
	async read(name: SiteLimitName, tx?: Tx): Promise<number> {
		const { latest, read } = this.#siteSettings;
		const current = tx ? await read(tx, "limits") : await latest("limits");
		if (current !== this.#stored) {
			this.#stored = current;
			this.latest = readSiteLimits(current);
		}
		return this.latest[name];
	}
}
