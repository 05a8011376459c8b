import type { Database } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/app-error";
import type { RateLimits } from "./limits/rate-limits.ts";
import type { Live } from "./live/live.ts";
import type { LiveStreams } from "./live/streams.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Counts } from "./metrics/counts.ts";
import type { Outage } from "./outage.ts";
import type { ProcessCaches } from "./process-caches.ts";
import type { Readiness } from "./readiness.ts";
import type { Passwords } from "./sessions/passwords.ts";
import type { Sessions } from "./sessions/sessions.ts";
import type { Settings } from "./settings.ts";
import type { SiteSettings } from "./site-settings.ts";
import type { Background } from "./system/background.ts";
import type { Clock } from "./system/clock.ts";
import type { Logger } from "./system/logger.ts";
import type { LoopTurns } from "./system/loop-turns.ts";

export interface Visitor {
	readonly kind: "visitor";
}

export interface Player {
	readonly kind: "player";
	readonly id: string;
	readonly username: string;
	readonly isAdmin: boolean;
	readonly revision: number;
	/** The secret of the session that the call came with. */
	readonly sessionSecret: string;
}

/** Whoever holds the machine: the `hilo` command and the server's own chores. */
export interface Operator {
	readonly kind: "operator";
}

export type Actor = Visitor | Player | Operator;

/** What lives as long as the process and is shared by all calls. */
export interface Services {
	readonly db: Database;
	readonly clock: Clock;
	readonly log: Logger;
	readonly outage: Outage;
	readonly readiness: Readiness;
	readonly settings: Settings;
	readonly sessions: Sessions;
	readonly passwords: Passwords;
	readonly rateLimits: RateLimits;
	readonly siteSettings: SiteSettings;
	readonly caches: ProcessCaches;
	readonly background: Background;
	readonly turns: LoopTurns;
	readonly mailer: Mailer;
	/** What is counted for those who watch the site. */
	readonly counts: Counts;
	readonly live: Live;
	/** The streams of live events that are open at this process. */
	readonly streams: LiveStreams;
}

/** Everything a use case may touch: the shared services, and who calls from where. */
export interface Ctx extends Services {
	readonly actor: Actor;
	/** The caller's network address, for limits only. */
	readonly address: string;
	/** What the caller's program says it is; "" where it says nothing. */
	readonly userAgent: string;
	/** What the log and error pages call the request by; see `requestId`. "" for the site's own work. */
	readonly requestId: string;
	/** Whether the site's figures may count the call: not where the browser asks not to be tracked (D62), nor for the site's own work. */
	readonly isCounted: boolean;
	/** Where links in mails lead: the site's own address, without a trailing slash. */
	readonly linkOrigin: string;
	/** The secret of the visitor's device, where it has played what the server keeps; null where it has not, and for pages. */
	readonly guestSecret: string | null;
	/** Has the answer set the session cookie to that secret; null has it taken away. */
	setSession(secret: string | null): void;
	/** The same with the cookie of a visitor's device. */
	setGuest(secret: string | null): void;
}

/** @throws AppError `accounts/signed-out` (401) unless somebody is signed in. */
export function requirePlayer(ctx: Pick<Ctx, "actor">): Player {
	if (ctx.actor.kind !== "player") throw new AppError("accounts/signed-out");
	return ctx.actor;
}

/** Returns the administrator who calls. @throws AppError `accounts/signed-out` (401); `admin/access-denied` (403) for everybody else. */
export function requireAdmin(ctx: Pick<Ctx, "actor">): Player {
	const player = requirePlayer(ctx);
	if (!player.isAdmin) throw new AppError("admin/access-denied");
	return player;
}

/** For what an administrator may do on the site and the operator from the machine. @throws AppError as `requireAdmin`. */
export function requireAdminOrOperator(ctx: Pick<Ctx, "actor">): void {
	if (ctx.actor.kind !== "operator") requireAdmin(ctx);
}

/** @throws AppError `site/operator-only` (403) unless the call comes from the machine's own command line or chores. */
export function requireOperator(ctx: Pick<Ctx, "actor">): void {
	if (ctx.actor.kind !== "operator") throw new AppError("site/operator-only");
}
