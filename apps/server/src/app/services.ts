import { join } from "node:path";
import type { Database } from "@hilo/db/open-database";
import type { DeckGame } from "@hilo/rules/daily/deck-plan";
import type { Pool } from "@hilo/rules/play/card";
import { ActivityKeeper } from "../features/analytics/activity.ts";
import { DailyCounter } from "../features/analytics/daily-counter.ts";
import { TrackLimit } from "../features/analytics/track-limit.ts";
import { type GameText, GameTexts } from "../features/custom-games/game-texts.ts";
import { CUSTOM_RUNS } from "../features/custom-games/play/custom-runs.ts";
import { GameSearchLimit } from "../features/custom-games/search-limit.ts";
import { claimDays } from "../features/daily/claim-days.ts";
import { createDecks } from "../features/daily/decks.ts";
import { resumeAttempts } from "../features/daily/resume-attempts.ts";
import { claimSides } from "../features/duels/claim-sides.ts";
import { resumeLive } from "../features/duels/live/resume-live.ts";
import { resumeDuels } from "../features/duels/resume-duels.ts";
import { BoardCache } from "../features/leaderboards/board-cache.ts";
import { CLASSIC_RUNS } from "../features/play/classic-runs.ts";
import { type ChoiceOf, createPools } from "../features/play/create-pools.ts";
import type { LiveSource } from "../features/play/dealt-pools.ts";
import { resumeRuns } from "../features/play/resume-runs.ts";
import { PresenceKeeper } from "../features/presence/presence-keeper.ts";
import { SearchLimit } from "../features/profiles/search-limit.ts";
import type { Ctx, Services } from "../platform/context.ts";
import { createRateLimits } from "../platform/limits/rate-limits.ts";
import { type Bus, createDirectBus } from "../platform/live/bus.ts";
import { createLive } from "../platform/live/live.ts";
import { createRecheck } from "../platform/live/recheck.ts";
import { LiveStreams } from "../platform/live/streams.ts";
import type { Deliver } from "../platform/mail/mail.ts";
import { createMailer } from "../platform/mail/mailer.ts";
import { outbox } from "../platform/mail/outbox.ts";
import { smtp } from "../platform/mail/smtp.ts";
import { createCounts } from "../platform/metrics/counts.ts";
import { Outage } from "../platform/outage.ts";
import { ProcessCaches } from "../platform/process-caches.ts";
import { Readiness } from "../platform/readiness.ts";
import type { PasswordCost } from "../platform/sessions/passwords.ts";
import { Passwords } from "../platform/sessions/passwords.ts";
import { createSessions } from "../platform/sessions/sessions.ts";
import { ownOrigin, type Settings } from "../platform/settings.ts";
import { createSiteSettings } from "../platform/site-settings.ts";
import { createBackground } from "../platform/system/background.ts";
import { type Clock, systemClock } from "../platform/system/clock.ts";
import type { Logger } from "../platform/system/logger.ts";
import { LoopTurns } from "../platform/system/loop-turns.ts";
import { handleSignals } from "./handle-signals.ts";

/** Creates what all calls share. The database must be migrated. */
export function createServices(options: {
	db: Database;
	settings: Settings;
	log: Logger;
	choiceOf: ChoiceOf;
	/** Pools of the daily deck; by default each game's bundled pool without a filter. */
	deckPoolOf?: (game: DeckGame) => Pool;
	live?: LiveSource;
	/** How long, in ms, the first player of a game waits for live numbers. @default 1500 */
	patienceMs?: number;
	clock?: Clock;
	passwordCost?: PasswordCost;
	deliver?: Deliver;
	/** Carries signals; by default within this process. */
	bus?: Bus;
	/** The entry script's address, which identifies the version; null without pages. */
	version?: string | null;
}): Services {
	const { db, settings, log, choiceOf, clock = systemClock, deliver = deliverFor(settings, log) } = options;
	const { bus = createDirectBus((err) => log.error({ err }, "a live event failed")), version = null } =
		options;
	const live = createLive(bus);
	const siteSettings = createSiteSettings(db, clock, () =>
		live.broadcast("everyone", { kind: "clear-caches" }),
	);
	const caches = new ProcessCaches(clock);
	caches.add(() => siteSettings.clear());
	const background = createBackground(log);
	const counts = createCounts();
	const outage = new Outage({ db, clock, log });
	const recheck = createRecheck({ db, clock, log, outage, siteSettings });
	const streams = new LiveStreams({
		bus,
		version,
		isLimited: settings.rateLimits,
		recheck,
		onLimit: () => counts.limitsHit.inc("streams"),
	});
	const presence = new PresenceKeeper({ db, clock, live });
	bus.subscribe(handleSignals(caches, presence));
	streams.follow({
		onOpen: (userId) => presence.people.connect(userId),
		onClose: (userId) => presence.people.disconnect(userId),
	});
	return {
		db,
		settings,
		log,
		clock,
		outage,
		readiness: new Readiness({ db, outage, log }),
		sessions: createSessions(db, clock),
		passwords: new Passwords(options.passwordCost),
		rateLimits: createRateLimits({ db, clock, siteSettings, counts }, settings.rateLimits),
		siteSettings,
		caches,
		runKinds: { ...CLASSIC_RUNS, custom: CUSTOM_RUNS },
		guestClaims: [claimDays, claimSides],
		pools: createPools({ db, clock, background }, choiceOf, options),
		decks: createDecks({ db, clock }, options.deckPoolOf ?? bundledPools(choiceOf)),
		paused: {
			async resume(tx, now) {
				await resumeRuns(tx, now);
				await resumeAttempts(tx, now);
				await resumeLive(tx, now);
				await resumeDuels(tx, now);
			},
		},
		dailyCounts: new DailyCounter({ db, siteSettings }),
		trackLimit: new TrackLimit({ clock, settings, counts }),
		searchLimit: new SearchLimit({ clock, settings, counts }),
		gameSearches: new GameSearchLimit({ clock, settings, counts }),
		activity: new ActivityKeeper({ db, clock, settings, siteSettings }),
		boards: new BoardCache({ db, clock, settings }, caches.create("boards")),
		gameTexts: new GameTexts(caches.create<GameText>("gameTexts", bytesOf)),
		drawings: caches.create("drawings", bytesOf),
		scoreCounts: caches.create("scoreCounts"),
		playTotals: caches.create("playTotals"),
		creatorTotals: caches.create("creatorTotals"),
		siteTotals: caches.create("siteTotals"),
		typingPauses: caches.create("typingPauses"),
		background,
		turns: new LoopTurns(),
		mailer: createMailer({ deliver, background, log, tally: counts.mails }),
		counts,
		live,
		presence,
		streams,
	};
}

function bytesOf({ byteLength }: Uint8Array): number {
	return byteLength;
}

function bundledPools(choiceOf: ChoiceOf) {
	return (game: DeckGame): Pool => {
		const choice = choiceOf(game, "");
		if (!choice) throw new Error(`There is no pool of ${game}`);
		return choice.pool();
	};
}

function deliverFor({ smtpUrl, mailFrom, dataDir }: Settings, log: Logger): Deliver {
	return smtpUrl ? smtp(smtpUrl, mailFrom).deliver : outbox(join(dataDir, "outbox"), mailFrom, log);
}

export function operatorContext(services: Services): Ctx {
	return {
		...services,
		actor: { kind: "operator" },
		address: "local",
		userAgent: "",
		requestId: "",
		isCounted: false,
		linkOrigin: ownOrigin(services.settings),
		guestSecret: null,
		setSession: () => undefined,
		setGuest: () => undefined,
	};
}
