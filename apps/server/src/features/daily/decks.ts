import { createHmac } from "node:crypto";
import { setImmediate as nextLoop } from "node:timers/promises";
import type { Database } from "@hilo/db/open-database";
import type { DailyDeckRow } from "@hilo/db/tables";
import { type Correction, correctedPool } from "@hilo/rules/corrections/corrected-pool";
import type { SecretOf } from "@hilo/rules/daily/day-cards";
import { deckNumber } from "@hilo/rules/daily/days";
import { type DeckRound, dealDeck, type PublicDeck } from "@hilo/rules/daily/deal-deck";
import { DECK_GAME_LIST, type DeckGame } from "@hilo/rules/daily/deck-plan";
import type { Pool } from "@hilo/rules/play/card";
import type { RunPlan } from "@hilo/rules/play/engine";
import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Services } from "../../platform/context.ts";
import type { Platform } from "../../platform/platform.ts";
import { createCache } from "../../platform/process-caches.ts";
import { newSecret } from "../../platform/system/ids.ts";
import type { FilterOf } from "../play/create-pools.ts";
import { findDeck, findOrInsertSiteKey, insertDeckIfMissing } from "./decks.repo.ts";

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

type Needed = Platform & Pick<Services, "corrections">;

export function createDecks({ db, clock, corrections }: Needed, options: DeckOptions): Decks {
	const { filterOf, deckPoolOf: poolOf = (game) => bundledPool(filterOf, game) } = options;
	const cachedDecks = createCache<Deck>("decks");
	async function read(day: Day): Promise<Deck | null> {
		const row = await findDeck(db.kysely, day);
		return row ? deckOf(row) : null;
	}
	async function readOrDeal(day: Day): Promise<Deck> {
		const stored = await read(day);
		if (stored) return stored;
		const secretOf = await findOrCreateDaySecrets(db);
		// Other calls go first: dealing takes some ten milliseconds, and an archive may deal a month.
		await nextLoop();
		const corrected = new Map<DeckGame, readonly Correction[]>();
		for (const game of new Set(DECK_GAME_LIST)) corrected.set(game, await corrections.ofGame(game));
		const correctedPoolOf = (game: DeckGame) =>
			correctedPool(poolOf(game), corrected.get(game) ?? [], filterOf(game, "")?.range);
		const rounds = dealDeck(day, correctedPoolOf, secretOf);
		await insertDeckIfMissing(db.kysely, { day, rounds: JSON.stringify(rounds), created_at: clock.now() });
		// Another process may have stored it first, perhaps with newer values: the stored deck counts.
		const deck = await read(day);
		if (!deck) throw new Error(`The deck of ${day} was not stored`);
		return deck;
	}
	return {
		open: (day) => cachedDecks.forceFetch(day, { context: () => readOrDeal(day) }),
		async find(day) {
			const cached = cachedDecks.get(day);
			if (cached) return cached;
			const deck = await read(day);
			if (deck) cachedDecks.set(day, deck);
			return deck;
		},
	};
}

function bundledPool(filterOf: FilterOf, game: DeckGame): Pool {
	const gameFilter = filterOf(game, "");
	if (!gameFilter) throw new Error(`There is no pool of ${game}`);
	return gameFilter.pool();
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
