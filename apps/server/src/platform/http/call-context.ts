import type { Context } from "hono";
import type { Services } from "../../services.ts";
import type { Actor, Ctx } from "../context.ts";
import { readGuestCookie } from "../sessions/guest-cookie.ts";
import type { AnswerCookies } from "../sessions/session-cookie.ts";
import type { ApiEnv } from "./api-env.ts";
import { clientAddress } from "./client-address.ts";
import { linkOrigin } from "./public-origin.ts";
import { requestId, requestLog } from "./request-id.ts";

function asksNotToBeTracked(c: Context<ApiEnv>): boolean {
	return c.req.header("DNT") === "1" || c.req.header("Sec-GPC") === "1";
}

/** `knowsGuest` is false for pages, which all visitors share. */
export function callContext(
	services: Services,
	c: Context<ApiEnv>,
	actor: Actor,
	cookies: AnswerCookies,
	{ knowsGuest = true } = {},
): Ctx {
	return {
		...services,
		actor,
		address: clientAddress(c, services.settings.trustProxy),
		setSession: (secret) => cookies.setSession(secret),
		setGuest: (secret) => cookies.setGuest(secret),
		get guestSecret() {
			return knowsGuest ? readGuestCookie(c.req.header("Cookie")) : null;
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
			return c.req.header("User-Agent") ?? "";
		},
	};
}
