import { actingFor } from "@hilo/db/acting-for";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Services } from "../../services.ts";
import type { Actor, Ctx } from "../context.ts";
import { readGuestCookie } from "../sessions/guest-cookie.ts";
import { actorOf, cookiesOf } from "./actor.ts";
import type { ApiEnv } from "./api-env.ts";
import { clientAddress } from "./client-address.ts";
import { throwIfDisconnected } from "./disconnected.ts";
import { linkOrigin } from "./public-origin.ts";
import { requestHeader } from "./request-header.ts";
import { requestId, requestLog } from "./request-id.ts";

export function requestContext(services: Services) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		const actor = await actorOf(services, c);
		throwIfDisconnected(c);
		const ctx = contextOf(services, c, actor);
		c.set("ctx", ctx);
		await actingFor(actor.kind === "player" ? `player ${actor.id}` : `address ${ctx.address}`, next);
	});
}

/** `readsGuestCookie` is false for pages, which all visitors share. */
export function contextOf(
	services: Services,
	c: Context<ApiEnv>,
	actor: Actor,
	{ readsGuestCookie = true } = {},
): Ctx {
	return {
		...services,
		actor,
		address: clientAddress(c, services.settings.trustProxy),
		setSession: (secret) => cookiesOf(services, c).setSession(secret),
		setGuest: (secret) => cookiesOf(services, c).setGuest(secret),
		get guestSecret() {
			return readsGuestCookie ? readGuestCookie(requestHeader(c, "cookie")) : null;
		},
		isCounted: !asksNotToBeTracked(c),
		get requestId() {
			return requestId(c, services.settings.trustProxy);
		},
		get log() {
			return requestLog(services, c);
		},
		// A getter, because it parses an address that few calls need.
		get linkOrigin() {
			return linkOrigin(c, services.settings);
		},
		get userAgent() {
			return requestHeader(c, "user-agent") ?? "";
		},
	};
}

function asksNotToBeTracked(c: Context<ApiEnv>): boolean {
	return requestHeader(c, "dnt") === "1" || requestHeader(c, "sec-gpc") === "1";
}
