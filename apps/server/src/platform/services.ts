import type { Database } from "@hilo/db/open-database";
import { type Clock, systemClock } from "./clock.ts";
import type { Ctx, Services } from "./context.ts";
import type { Logger } from "./logger.ts";
import { createPools, type Live, type Offers } from "./pools.ts";
import { createRateLimits } from "./rate-limits.ts";
import { createSessions } from "./sessions.ts";
import type { Settings } from "./settings.ts";
import { createSiteSettings } from "./site-settings.ts";

/** Puts together what all calls share, on a migrated database. */
export function createServices(options: {
	db: Database;
	settings: Settings;
	log: Logger;
	offers: Offers;
	live?: Live;
	clock?: Clock;
}): Services {
	const { db, settings, log, offers, clock = systemClock } = options;
	return {
		db,
		settings,
		log,
		clock,
		sessions: createSessions(db, { secure: settings.publicUrl?.startsWith("https:") ?? false }),
		rateLimits: createRateLimits(db, clock, settings.rateLimits),
		siteSettings: createSiteSettings(db, clock),
		pools: createPools(db, clock, offers, options.live),
	};
}

/** The context of the machine's own commands and chores. */
export function operatorContext(services: Services): Ctx {
	return { ...services, actor: { kind: "operator" }, address: "local", setCookie: () => undefined };
}
