import { AppError } from "@hilo/rules/errors/errors";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Services } from "../../platform/context.ts";
import type { Actor, Ctx } from "../context.ts";
import { readBrowserMarks } from "../sessions/known-browsers.ts";
import { readGuestCookie } from "../sessions/session-cookie.ts";
import { cookiesOf, loadActor } from "./actor.ts";
import type { ApiEnv } from "./api-env.ts";
import { clientAddress } from "./client-address.ts";
import { linkOrigin } from "./public-origin.ts";
import { requestId, requestLog } from "./request-id.ts";
import { limitRefused } from "./request-limits.ts";

export function requestContext(services: Services) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		const actor = await loadActor(services, c).catch(async (refusal) => {
			await limitRefused(services, c);
			throw refusal;
		});
		throwIfDisconnected(c);
		c.set("ctx", createContext(services, c, actor));
		await next();
	});
}

/** `readsGuestCookie` is false for pages, which all visitors share. A call with a token gets no cookies. */
export function createContext(
	services: Services,
	c: Context<ApiEnv>,
	actor: Actor,
	{ readsGuestCookie = true } = {},
): Ctx {
	const hasToken = actor.kind === "player" && actor.credential.kind === "token";
	return {
		...services,
		actor,
		address: clientAddress(c, services.settings.trustProxy),
		setSession: (secret) => {
			if (!hasToken) cookiesOf(services, c).setSession(secret);
		},
		setGuest: (secret) => {
			if (!hasToken) cookiesOf(services, c).setGuest(secret);
		},
		setBrowserMarks: (marks) => {
			if (!hasToken) cookiesOf(services, c).setBrowserMarks(marks);
		},
		get guestSecret() {
			return readsGuestCookie && !hasToken ? readGuestCookie(c.req.header("cookie")) : null;
		},
		get browserMarks() {
			return hasToken ? [] : readBrowserMarks(c.req.header("cookie"));
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
			return c.req.header("user-agent") ?? "";
		},
	};
}

function asksNotToBeTracked(c: Context<ApiEnv>): boolean {
	return c.req.header("dnt") === "1" || c.req.header("sec-gpc") === "1";
}

/** Stops a read whose client has disconnected. @throws AppError `request/abandoned` */
export function throwIfDisconnected(c: Context<ApiEnv>): void {
	if (c.req.method === "GET" && c.env?.outgoing?.destroyed) throw new AppError("request/abandoned");
}
