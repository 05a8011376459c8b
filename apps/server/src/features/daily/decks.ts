import { createHmac } from "node:crypto";
import { setImmediate as nextLoop } from "node:timers/promises";
import type { Database } from "@hilo/db/open-database";
import type { DailyDeckRow } from "@hilo/db/tables";
import type { SecretOf } from "@hilo/rules/daily/day-cards";
import { deckNumber } from "@hilo/rules/daily/days";
import { type DeckRound, dealDeck, type PublicDeck } from "@hilo/rules/daily/deal-deck";
import type { DeckGame } from "@hilo/rules/daily/deck-plan";
import type { Pool } from "@hilo/rules/play/card";
import type { RunPlan } from "@hilo/rules/play/engine";
import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Platform } from "../../platform/platform.ts";
import { createCache } from "../../platform/process-caches.ts";
import { newSecret } from "../../platform/system/ids.ts";
import type { FilterOf } from "../play/create-pools.ts";
import { findDeck, findDecks, findOrInsertSiteKey, insertDeckIfMissing } from "./decks.repo.ts";

/** Includes all values: before the guess, only `publicDeck` and items without values may leave the server. */
export interface Deck {
	readonly publicDeck: PublicDeck;
	readonly rounds: readonly DeckRound[];
	readonly plan: RunPlan;
}

export interface Decks {
	/** Deals the deck at the first request. The caller must have checked that the day has begun somewhere. */
	open(day: Day): Promise<Deck>;
	/** Null where the deck was never opened. */
	find(day: Day): Promise<Deck | null>;
	/** What everyone may see of the decks. Deals those never opened; all days must have begun. */
	openPublicDecks(days: readonly Day[]): Promise<PublicDeck[]>;
}

declare module "../../platform/context.ts" {
	interface Services {
		readonly daily: Decks;
	}
}

export interface DeckOptions {
	readonly filterOf: FilterOf;
	/** Pools of the daily deck; by default each game's bundled pool without a filter, the same in every process. */
	readonly deckPoolOf?: (game: DeckGame) => Pool;
}

export function createDecks({ db, clock }: Platform, options: DeckOptions): Decks {
	const { filterOf, deckPoolOf: poolOf = (game) => bundledPool(filterOf, game) } = options;
	const cachedDecks = createCache<Deck>("decks");
	const cachedPublicDecks = createCache<PublicDeck>("publicDecks");
	const pending = new Map<Day, Promise<Deck>>();
	async function find(day: Day): Promise<Deck | null> {
		const row = await findDeck(db.kysely, day);
		if (!row) return null;
		const deck = deckOf(row);
		cachedDecks.set(day, deck);
		return deck;
	}
	async function deal(day: Day): Promise<Deck> {
		const stored = await find(day);
		if (stored) return stored;
		await store(day, await findOrCreateDaySecrets(db));
		// Another process may have stored it first, perhaps with newer values: the stored deck counts.
		const deck = await find(day);
		if (!deck) throw new Error(`The deck of ${day} was not stored`);
		return deck;
	}
	async function store(day: Day, secretOf: SecretOf): Promise<void> {
		const rounds = dealDeck(day, poolOf, secretOf);
		await insertDeckIfMissing(db.kysely, { day, rounds: JSON.stringify(rounds), created_at: clock.now() });
	}
	async function cachePublicDecks(days: readonly Day[]): Promise<void> {
		if (days.length === 0) return;
		for (const row of await findDecks(db.kysely, days))
			cachedPublicDecks.set(row.day, deckOf(row).publicDeck);
	}
	/** Yields to the event loop between decks, because dealing one takes a few milliseconds. */
	async function storeAll(days: readonly Day[]): Promise<void> {
		if (days.length === 0) return;
		const secretOf = memoized(await findOrCreateDaySecrets(db));
		for (const day of days) {
			await store(day, secretOf);
			await nextLoop();
		}
	}
	return {
		async openPublicDecks(days) {
			const uncached = () => days.filter((day) => cachedPublicDecks.get(day) === undefined);
			await cachePublicDecks(uncached());
			await storeAll(uncached());
			await cachePublicDecks(uncached());
			return days.flatMap((day) => cachedPublicDecks.get(day) ?? []);
		},
		find: async (day) => cachedDecks.get(day) ?? find(day),
		async open(day) {
			const cached = cachedDecks.get(day);
			if (cached) return cached;
			const dealt = pending.get(day) ?? deal(day).finally(() => pending.delete(day));
			pending.set(day, dealt);
			return dealt;
		},
	};
}

function bundledPool(filterOf: FilterOf, game: DeckGame): Pool {
	const gameFilter = filterOf(game, "");
	if (!gameFilter) throw new Error(`There is no pool of ${game}`);
	return gameFilter.pool();
}

/** Decks of close days have most of their secrets in common. */
function memoized(secretOf: SecretOf): SecretOf {
	const secrets = new Map<string, string>();
	return (label) => {
		const secret = secrets.get(label) ?? secretOf(label);
		secrets.set(label, secret);
		return secret;
	};
}

function deckOf({ day, rounds: text }: Pick<DailyDeckRow, "day" | "rounds">): Deck {
	const rounds: readonly DeckRound[] = JSON.parse(text);
	const games = rounds.map(({ game }) => game);
	const clocks = games.map((game) => CLASSIC_GAMES[game]);
	return {
		publicDeck: { day, number: deckNumber(day), games },
		rounds,
		plan: { rounds: rounds.length, clockOf: (round) => clocks[round - 1] ?? null },
	};
}

/** The site's key gives away all future decks: no response, log, export or cache may contain it. Backups do. */
export async function findOrCreateDaySecrets(db: Database): Promise<SecretOf> {
	const key = await db.transaction((tx) => findOrInsertSiteKey(tx, newSecret()));
	return (label) => createHmac("sha256", key).update(label).digest("base64url");
}
