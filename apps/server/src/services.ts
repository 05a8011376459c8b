import type { Database, Tx } from "@hilo/db/open-database";
import type { Item } from "@hilo/rules/custom-games/item";
import type { DeckGame } from "@hilo/rules/daily/deck-plan";
import type { Card, Pool } from "@hilo/rules/play/card";
import type { GameKey } from "@hilo/rules/play/games";
import type { SourcePools } from "@hilo/sources/source-pools";
import type { SiteTotals } from "./features/admin/dashboard/read-dashboard.ts";
import { ActivityTracker } from "./features/analytics/activity.ts";
import { DailyCounter } from "./features/analytics/daily-counter.ts";
import { bytesOfList } from "./features/custom-games/game-lists.ts";
import { CUSTOM_RUNS } from "./features/custom-games/play/custom-runs.ts";
import { claimDays } from "./features/daily/claim-days.ts";
import { DECK_RUNS } from "./features/daily/deck-runs.ts";
import { createDecks, type Decks } from "./features/daily/decks.ts";
import { claimSides } from "./features/duels/claim-sides.ts";
import { DUEL_RUNS } from "./features/duels/duel-runs.ts";
import { LIVE_DUELS } from "./features/duels/live/live-duel-runs.ts";
import type { GuestClaim } from "./features/guests/take-over-guest.ts";
import type { Finding } from "./features/health/finding.ts";
import { BoardCache } from "./features/leaderboards/board-cache.ts";
import type { CreatorTotals } from "./features/leaderboards/top-creators.ts";
import { CLASSIC_RUNS } from "./features/play/classic-runs.ts";
import { createPools, type FilterOf } from "./features/play/create-pools.ts";
import { GAME_RUNS } from "./features/play/game-runs.ts";
import type { Pools } from "./features/play/pools.ts";
import { type OpenRuns, type RunGames, resumeRuns } from "./features/play/run-kind.ts";
import { loadBranding } from "./platform/branding.ts";
import { createRateLimits, type RateLimits } from "./platform/limits/rate-limits.ts";
import { type Bus, createDirectBus } from "./platform/live/bus.ts";
import { createLiveEvents, type LiveEvents } from "./platform/live/live-events.ts";
import { createRecheck } from "./platform/live/recheck.ts";
import { LiveStreams } from "./platform/live/streams.ts";
import type { Deliver } from "./platform/mail/mail.ts";
import { createMailer, deliveryOf, type Mailer } from "./platform/mail/mailer.ts";
import { createMetricCounters, type MetricCounters } from "./platform/metrics/counters.ts";
import { Outage } from "./platform/outage.ts";
import { type Cache, clearsCaches, ProcessCaches } from "./platform/process-caches.ts";
import { Readiness } from "./platform/readiness.ts";
import { type ApiTokens, createApiTokens } from "./platform/sessions/api-tokens.ts";
import { type PasswordCost, Passwords } from "./platform/sessions/passwords.ts";
import { createSessions, type Sessions } from "./platform/sessions/sessions.ts";
import type { Settings } from "./platform/settings.ts";
import { createSiteSettings, type SiteSettings } from "./platform/site-settings.ts";
import { type Background, createBackground } from "./platform/system/background.ts";
import { type Clock, systemClock } from "./platform/system/clock.ts";
import { databaseFolder, diskSpace, isFull, type ReadDiskSpace } from "./platform/system/disk-space.ts";
import { EventLoopQueue } from "./platform/system/event-loop-queue.ts";
import type { Logger } from "./platform/system/logger.ts";
import type { Release } from "./platform/system/release.ts";
import { WriteTurns } from "./platform/system/write-turns.ts";

/** What all calls of a process share. Use cases get it with the caller as `Ctx`. */
export interface Services {
	readonly db: Database;
	readonly clock: Clock;
	readonly log: Logger;
	readonly settings: Settings;
	readonly release: Release;
	readonly diskSpace: ReadDiskSpace;
	readonly siteSettings: SiteSettings;
	readonly outage: Outage;
	readonly readiness: Readiness;
	readonly sessions: Sessions;
	readonly apiTokens: ApiTokens;
	readonly passwords: Passwords;
	readonly rateLimits: RateLimits;
	readonly caches: ProcessCaches;
	/** Pictures for links, by what they show. */
	readonly drawings: Cache<Uint8Array>;
	readonly background: Background;
	readonly eventLoopQueue: EventLoopQueue;
	readonly writeTurns: WriteTurns;
	readonly mailer: Mailer;
	readonly counters: MetricCounters;
	readonly liveEvents: LiveEvents;
	readonly streams: LiveStreams;
	/** A friend is notified of typing once a second. */
	readonly typingPauses: Cache<true>;
	readonly dailyCounts: DailyCounter;
	readonly activity: ActivityTracker;
	readonly pools: Pools;
	readonly runGames: RunGames;
	/** Every kind of run that is open on the server. */
	readonly runKinds: readonly OpenRuns<unknown>[];
	/** Call it in the transaction that opens the site: runs pause during maintenance. `now` in epoch ms. */
	readonly resumePaused: (tx: Tx, now: number) => Promise<void>;
	readonly decks: Decks;
	/** Run when a guest becomes a player. */
	readonly guestClaims: readonly GuestClaim[];
	readonly boards: BoardCache;
	readonly playTotals: Cache<ReadonlyMap<GameKey, number>>;
	readonly creatorTotals: Cache<CreatorTotals>;
	/** Ids of the custom games that trend, by the first day that counts. */
	readonly trendingGames: Cache<string[]>;
	readonly siteTotals: Cache<SiteTotals>;
	readonly gameItems: Cache<readonly Item[]>;
	readonly gameCards: Cache<readonly Card[]>;
	/** Whether mails can be sent. */
	readonly mailFindings: Cache<Finding>;
}

interface ServiceOptions {
	readonly db: Database;
	readonly settings: Settings;
	readonly log: Logger;
	readonly release: Release;
	readonly filterOf: FilterOf;
	/** Pools of the daily deck; by default each game's bundled pool without a filter. */
	readonly deckPoolOf?: (game: DeckGame) => Pool;
	readonly sourcePools?: SourcePools;
	/** How long, in ms, the first player of a game waits for live numbers. @default 1500 */
	readonly fetchTimeoutMs?: number;
	readonly clock?: Clock;
	readonly passwordCost?: PasswordCost;
	readonly deliver?: Deliver;
	/** Carries signals; by default within this process. */
	readonly bus?: Bus;
	/** By default what the system says of a folder's disk. */
	readonly diskSpace?: ReadDiskSpace;
	/** The address of the pages' entry script, which identifies the build; null without pages. */
	readonly entry?: string | null;
}

const RUN_KINDS = [GAME_RUNS, DECK_RUNS, LIVE_DUELS, DUEL_RUNS];

/** The database must be migrated. */
export function createServices(options: ServiceOptions): Services {
	const { db, settings, log, release, filterOf, clock = systemClock, entry = null } = options;
	const bus = options.bus ?? createDirectBus((err) => log.error({ err }, "a live event failed"));
	const liveEvents = createLiveEvents(bus);
	const counters = createMetricCounters();
	const readSpace = options.diskSpace ?? diskSpace;
	const folder = databaseFolder(settings);
	const isDiskFull = async () => folder !== null && isFull(await readSpace(folder));
	const outage = new Outage({ db, clock, log, isDiskFull });
	const background = createBackground(log, (error, work) => outage.recordIfUnavailable(error, work));
	const siteSettings = createSiteSettings(db, clock, () =>
		liveEvents.broadcast("everyone", { kind: "clear-caches" }),
	);
	const shared = {
		...{ db, clock, log, settings, release, siteSettings, outage, background, counters, liveEvents },
		diskSpace: readSpace,
	};
	const caches = new ProcessCaches(clock);
	caches.add(() => siteSettings.clear());
	const streams = new LiveStreams({
		bus,
		version: entry,
		isLimited: settings.rateLimits,
		recheck: createRecheck(shared),
		onLimit: () => counters.limitsHit.inc("streams"),
	});
	bus.subscribe((signal) => {
		if (clearsCaches(signal)) caches.clear();
	});
	return {
		...shared,
		readiness: new Readiness({ ...shared, isDiskFull }),
		sessions: createSessions(db, clock),
		apiTokens: createApiTokens(db, clock),
		passwords: new Passwords(options.passwordCost),
		rateLimits: createRateLimits(shared, settings.rateLimits),
		caches,
		eventLoopQueue: new EventLoopQueue(),
		writeTurns: new WriteTurns(),
		mailer: createMailer({
			deliver: options.deliver ?? deliveryOf(settings, log),
			branding: () => loadBranding(shared),
			background,
			log,
			counter: counters.mails,
		}),
		streams,
		typingPauses: caches.create("typingPauses"),
		dailyCounts: new DailyCounter(shared),
		activity: new ActivityTracker(shared),
		pools: createPools(shared, filterOf, options),
		runGames: { ...CLASSIC_RUNS, custom: CUSTOM_RUNS },
		runKinds: RUN_KINDS,
		resumePaused: (tx, now) => resumeRuns(tx, RUN_KINDS, now),
		decks: createDecks(shared, options.deckPoolOf ?? bundledPools(filterOf)),
		guestClaims: [claimDays, claimSides],
		boards: new BoardCache(shared, caches.create("boards")),
		playTotals: caches.create("playTotals"),
		creatorTotals: caches.create("creatorTotals"),
		trendingGames: caches.create("trendingGames"),
		siteTotals: caches.create("siteTotals"),
		gameItems: caches.create<readonly Item[]>("gameItems", bytesOfList),
		gameCards: caches.create<readonly Card[]>("gameCards", bytesOfList),
		drawings: caches.create("drawings", bytesOf),
		mailFindings: caches.create("mailFindings"),
	};
}

function bytesOf({ byteLength }: Uint8Array): number {
	return byteLength;
}

function bundledPools(filterOf: FilterOf) {
	return (game: DeckGame): Pool => {
		const gameFilter = filterOf(game, "");
		if (!gameFilter) throw new Error(`There is no pool of ${game}`);
		return gameFilter.pool();
	};
}
