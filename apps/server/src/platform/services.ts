import { join } from "node:path";
import type { Database } from "@hilo/db/open-database";
import { createBackground } from "./background.ts";
import { type Clock, systemClock } from "./clock.ts";
import type { Ctx, Services } from "./context.ts";
import type { Logger } from "./logger.ts";
import type { Deliver } from "./mail/mail.ts";
import { createMailer } from "./mail/mailer.ts";
import { outbox } from "./mail/outbox.ts";
import { smtp } from "./mail/smtp.ts";
import { createPools, type Live, type Offers } from "./pools.ts";
import { createRateLimits } from "./rate-limits.ts";
import { createSessions } from "./sessions.ts";
import { ownOrigin, type Settings } from "./settings.ts";
import { createSiteSettings } from "./site-settings.ts";

/** Puts together what all calls share, on a migrated database. */
export function createServices(options: {
	db: Database;
	settings: Settings;
	log: Logger;
	offers: Offers;
	live?: Live;
	clock?: Clock;
	/** Takes the mails; by default, what the settings name. */
	deliver?: Deliver;
}): Services {
	const { db, settings, log, offers, clock = systemClock, deliver = deliverFor(settings, log) } = options;
	const background = createBackground(log);
	return {
		db,
		settings,
		log,
		clock,
		sessions: createSessions(db, clock, { secure: settings.publicUrl?.startsWith("https:") ?? false }),
		rateLimits: createRateLimits(db, clock, settings.rateLimits),
		siteSettings: createSiteSettings(db, clock),
		pools: createPools(db, clock, offers, options.live),
		background,
		mailer: createMailer({ deliver, background, log }),
	};
}

function deliverFor({ smtpUrl, mailFrom, dataDir }: Settings, log: Logger): Deliver {
	return smtpUrl ? smtp(smtpUrl, mailFrom).deliver : outbox(join(dataDir, "outbox"), mailFrom, log);
}

/** The context of the machine's own commands and chores. */
export function operatorContext(services: Services): Ctx {
	return {
		...services,
		actor: { kind: "operator" },
		address: "local",
		userAgent: "",
		linkOrigin: ownOrigin(services.settings),
		setCookie: () => undefined,
	};
}
