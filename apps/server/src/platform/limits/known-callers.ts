import type { Context } from "hono";
import type { Actor } from "../context.ts";
import { type ApiEnv, bearerToken } from "../http/api-env.ts";
import { clientAddress } from "../http/forwarded.ts";
import type { Platform } from "../platform.ts";
import type { Cache } from "../process-caches.ts";
import { readGuestCookie, readSessionCookies } from "../sessions/session-cookie.ts";
import { hashSecret } from "../system/ids.ts";
import type { LimitedCaller } from "./rate-limits.ts";

interface KnownCaller {
	/** Such as `player 7` or `guest 8`. */
	readonly knownAs: string;
	readonly isAdmin: boolean;
}

/**
 * The sessions and guests that this process has read from the database lately, by the hash of their secret. Limits find
 * them here without a query, and an invented cookie is never among them.
 */
export class KnownCallers {
	readonly #callers: Cache<KnownCaller>;

	constructor(callers: Cache<KnownCaller>) {
		this.#callers = callers;
	}

	rememberPlayer(secret: string, { id, isAdmin }: { readonly id: string; readonly isAdmin: boolean }): void {
		this.#callers.set(hashSecret(secret), { knownAs: `player ${id}`, isAdmin });
	}

	rememberGuest(secret: string, id: string): void {
		this.#callers.set(hashSecret(secret), { knownAs: `guest ${id}`, isAdmin: false });
	}

	find(secrets: readonly string[]): KnownCaller | null {
		for (const secret of secrets) {
			const caller = this.#callers.get(hashSecret(secret));
			if (caller) return caller;
		}
		return null;
	}
}

/** Who made a request, by its cookies: before the session is read. A call with a token counts by address. */
export function callerOfRequest(platform: Platform, c: Context<ApiEnv>): LimitedCaller {
	const address = clientAddress(c, platform.settings.trustProxy);
	return { address, knownAs: knownCallerOf(platform, c)?.knownAs ?? null };
}

/** Whether the caller is an administrator, as far as is known without a query. */
export function isKnownAdmin(platform: Platform, c: Context<ApiEnv>): boolean {
	const actor = c.get("ctx")?.actor;
	if (actor) return actor.kind === "player" && actor.isAdmin;
	return knownCallerOf(platform, c)?.isAdmin === true;
}

function knownCallerOf({ limits }: Platform, c: Context<ApiEnv>): KnownCaller | null {
	if (bearerToken(c) !== null) return null;
	const cookie = c.req.header("cookie");
	if (cookie === undefined) return null;
	const guest = readGuestCookie(cookie);
	return limits.known.find([...readSessionCookies(cookie), ...(guest === null ? [] : [guest])]);
}

interface CallerCtx {
	readonly actor: Actor;
	readonly address: string;
	readonly guestSecret: string | null;
	readonly limits: { readonly known: KnownCallers };
}

/** Who makes a call, once its session is read. */
export function limitedCaller({ actor, address, guestSecret, limits }: CallerCtx): LimitedCaller {
	if (actor.kind === "player") return { address, knownAs: `player ${actor.id}` };
	const guest = guestSecret === null ? null : limits.known.find([guestSecret]);
	return { address, knownAs: guest?.knownAs ?? null };
}
