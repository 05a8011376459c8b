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

interface Visitor {
	readonly kind: "visitor";
}

export interface Player {
	readonly kind: "player";
	readonly id: string;
	readonly username: string;
	readonly isAdmin: boolean;
	readonly revision: number;
	readonly sessionSecret: string;
}

/** The `hilo` command and the server's own chores. */
interface Operator {
	readonly kind: "operator";
}

export type Actor = Visitor | Player | Operator;

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
	readonly counts: Counts;
	readonly live: Live;
	readonly streams: LiveStreams;
}

/** The context of a use case: the services, the caller and where the call came from. */
export interface Ctx extends Services {
	readonly actor: Actor;
	/** The caller's network address, for limits only. */
	readonly address: string;
	readonly userAgent: string;
	/** The request's id in the log and on error pages; "" for the site's own work. */
	readonly requestId: string;
	/** False for the site's own work, and if the browser asks not to be tracked (docs/product.md#analytics). */
	readonly isCounted: boolean;
	/** The origin of links in mails, without a trailing slash. */
	readonly linkOrigin: string;
	/** From the guest cookie; null without one, and for pages. */
	readonly guestSecret: string | null;
	/** Sets the answer's session cookie; null deletes it. */
	setSession(secret: string | null): void;
	setGuest(secret: string | null): void;
}

/** @throws AppError `accounts/signed-out` (401) if no player is signed in. */
export function requirePlayer(ctx: Pick<Ctx, "actor">): Player {
	if (ctx.actor.kind !== "player") throw new AppError("accounts/signed-out");
	return ctx.actor;
}

/** @throws AppError `accounts/signed-out` (401); `admin/access-denied` (403) for other players. */
export function requireAdmin(ctx: Pick<Ctx, "actor">): Player {
	const player = requirePlayer(ctx);
	if (!player.isAdmin) throw new AppError("admin/access-denied");
	return player;
}

/** Lets the operator pass too. @throws AppError as `requireAdmin`. */
export function requireAdminOrOperator(ctx: Pick<Ctx, "actor">): void {
	if (ctx.actor.kind !== "operator") requireAdmin(ctx);
}

/** @throws AppError `site/operator-only` (403) unless the call comes from the command line or a chore. */
export function requireOperator(ctx: Pick<Ctx, "actor">): void {
	if (ctx.actor.kind !== "operator") throw new AppError("site/operator-only");
}
