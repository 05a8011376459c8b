import { AppError } from "@hilo/rules/errors/errors";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Actor, Ctx, Services } from "../context.ts";
import type { Platform } from "../platform.ts";
import { readBrowserMarks } from "../sessions/known-browsers.ts";
import { AnswerCookies, readGuestCookie, readSessionCookies } from "../sessions/session-cookie.ts";
import { cookiePath } from "../sessions/sessions.ts";
import { addressClassOf } from "../system/address-class.ts";
import { type ApiEnv, bearerToken, requestId, requestLog } from "./api-env.ts";
import { clientAddress, forwarded, isHttps, linkOrigin } from "./forwarded.ts";
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

const VISITOR: Actor = { kind: "visitor" };

/**
 * Returns who makes a call: by its token, or else by its session; cookies are not read beside a token.
 * @throws AppError `api-tokens/invalid` (401).
 */
async function loadActor(services: Platform, c: Context<ApiEnv>): Promise<Actor> {
	const token = bearerToken(c);
	if (token === null) return loadSessionActor(services, c);
	const addressClass = () => addressClassOf(forwarded(c, services.settings.trustProxy).address);
	const actor = await services.auth.apiTokens.authenticate(token, addressClass);
	if (!actor) throw new AppError("api-tokens/invalid");
	return actor;
}

/** Returns who makes a request by the session alone, as for pages. It is read once per request, on first use. */
export async function loadSessionActor(services: Platform, c: Context<ApiEnv>): Promise<Actor> {
	const cached = c.get("actor");
	if (cached) return cached;
	const actor = await readActor(services, c);
	c.set("actor", actor);
	return actor;
}

/** The first valid session cookie counts. Re-sends it if the session was extended, and deletes invalid ones. */
async function readActor(services: Platform, c: Context<ApiEnv>): Promise<Actor> {
	const secrets = readSessionCookies(c.req.header("cookie"));
	for (const secret of secrets) {
		const { session, user } = await services.auth.sessions.validateSession(secret);
		if (!session) continue;
		if (session.fresh) cookiesOf(services, c).setSession(secret);
		const { id, username, isAdmin } = user;
		services.limits.known.rememberPlayer(secret, { id, isAdmin });
		return { kind: "player", id, username, isAdmin, credential: { kind: "session", secret } };
	}
	if (secrets.length > 0) cookiesOf(services, c).setSession(null);
	return VISITOR;
}

/** The cookies of the answer, which `setHeaders` sends. */
function cookiesOf({ auth, settings }: Platform, c: Context<ApiEnv>): AnswerCookies {
	const cached = c.get("cookies");
	if (cached) return cached;
	const cookies = new AnswerCookies(auth.sessions, {
		path: cookiePath(settings),
		secure: isHttps(c, settings),
	});
	c.set("cookies", cookies);
	return cookies;
}
