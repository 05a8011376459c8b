import type { Database } from "@hilo/db/open-database";
import type { Counters } from "./counters.ts";
import { KnownCallers } from "./limits/known-callers.ts";
import { createRateLimits, type RateLimits } from "./limits/rate-limits.ts";
import { type Bus, createDirectBus } from "./live/bus.ts";
import { createLiveEvents, type LiveEvents } from "./live/live-events.ts";
import { createRecheck } from "./live/recheck.ts";
import { LiveStreams } from "./live/streams.ts";
import type { Deliver } from "./mail/mail.ts";
import { createMailer, deliveryOf, type Mailer } from "./mail/mailer.ts";
import { Outage } from "./outage.ts";
import { type Cache, clearsCaches, ProcessCaches } from "./process-caches.ts";
import { Readiness } from "./readiness.ts";
import { type ApiTokens, createApiTokens } from "./sessions/api-tokens.ts";
import { type PasswordCost, Passwords } from "./sessions/passwords.ts";
import { cookiePath, createSessions, type Sessions } from "./sessions/sessions.ts";
import type { Settings } from "./settings.ts";
import { createSiteSettings, loadBranding, type SiteSettings } from "./site-settings.ts";
import { type Background, createBackground } from "./system/background.ts";
import { CallerQueues } from "./system/caller-queues.ts";
import { type Clock, systemClock } from "./system/clock.ts";
import { databaseFolder, diskSpace, isFull, type ReadDiskSpace } from "./system/disk-space.ts";
import type { Logger } from "./system/logger.ts";
import type { Release } from "./system/release.ts";

/** What all features use, one for each process. */
export interface Platform {
	readonly db: Database;
	readonly clock: Clock;
	readonly log: Logger;
	readonly settings: Settings;
	readonly siteSettings: SiteSettings;
	readonly live: LiveEvents & { readonly streams: LiveStreams };
	readonly limits: RateLimits & {
		readonly known: KnownCallers;
		readonly queues: CallerQueues;
	};
	readonly auth: {
		readonly sessions: Sessions;
		readonly apiTokens: ApiTokens;
		readonly passwords: Passwords;
	};
	readonly mailer: Mailer;
	readonly background: Background;
	readonly caches: ProcessCaches;
	/** Pictures for links, by what they show. */
	readonly drawings: Cache<Uint8Array>;
	/** While metrics are on. */
	readonly counters: Counters | undefined;
	readonly machine: {
		readonly release: Release;
		readonly diskSpace: ReadDiskSpace;
		readonly outage: Outage;
		readonly readiness: Readiness;
	};
}

export interface PlatformOptions {
	/** Migrated. */
	readonly db: Database;
	readonly settings: Settings;
	readonly log: Logger;
	readonly release: Release;
	readonly clock?: Clock;
	readonly passwordCost?: PasswordCost;
	readonly deliver?: Deliver;
	/** Carries signals; by default within this process. */
	readonly bus?: Bus;
	/** By default what the system says of a folder's disk. */
	readonly diskSpace?: ReadDiskSpace;
	readonly counters?: Counters | undefined;
	/** The address of the pages' entry script, which identifies the build; null without pages. */
	readonly entry?: string | null;
}

export function createPlatform(options: PlatformOptions): Platform {
	const { db, settings, log, release, clock = systemClock, counters, entry = null } = options;
	const bus = options.bus ?? createDirectBus((err) => log.error({ err }, "a live event failed"));
	const liveEvents = createLiveEvents(bus);
	const readSpace = options.diskSpace ?? diskSpace;
	const folder = databaseFolder(settings);
	const isDiskFull = async () => folder !== null && isFull(await readSpace(folder));
	const outage = new Outage({ db, clock, log, isDiskFull });
	const background = createBackground(log, (error, work) => outage.recordIfUnavailable(error, work));
	const siteSettings = createSiteSettings(db, clock, () =>
		liveEvents.broadcast("everyone", { kind: "clear-caches" }),
	);
	const caches = new ProcessCaches(clock);
	caches.add(() => siteSettings.clear());
	bus.subscribe((signal) => {
		if (clearsCaches(signal)) caches.clear();
	});
	const rateLimits = createRateLimits({ db, clock, siteSettings, counters, settings });
	const streams = new LiveStreams({
		bus,
		version: entry,
		isLimited: settings.rateLimits,
		maxOfAddress: (address) => rateLimits.maxOfAddress("streams", address),
		recheck: createRecheck({ db, clock, log, outage, siteSettings, settings }),
		onLimit: () => counters?.limitsHit.inc({ limit: "streams" }),
	});
	return {
		db,
		clock,
		log,
		settings,
		siteSettings,
		live: { ...liveEvents, streams },
		limits: {
			...rateLimits,
			known: new KnownCallers(caches.get("knownCallers")),
			queues: new CallerQueues((address) => rateLimits.maxOfAddress("queuedCalls", address)),
		},
		auth: {
			sessions: createSessions(db, clock, cookiePath(settings)),
			apiTokens: createApiTokens(db, clock),
			passwords: new Passwords(
				(address) => rateLimits.maxOfAddress("queuedPasswords", address),
				options.passwordCost,
			),
		},
		mailer: createMailer({
			deliver: options.deliver ?? deliveryOf(settings, log),
			branding: () => loadBranding({ siteSettings }),
			background,
			log,
			counters,
		}),
		background,
		caches,
		drawings: caches.get("drawings", ({ byteLength }) => byteLength),
		counters,
		machine: {
			release,
			diskSpace: readSpace,
			outage,
			readiness: new Readiness({ db, clock, log, outage, isDiskFull }),
		},
	};
}
