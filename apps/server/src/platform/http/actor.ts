import { AppError } from "@hilo/rules/errors/errors";
import type { Context } from "hono";
import type { Actor } from "../context.ts";
import type { Platform } from "../platform.ts";
import { AnswerCookies, readSessionCookies } from "../sessions/session-cookie.ts";
import { addressClassOf } from "../system/address-class.ts";
import type { ApiEnv } from "./api-env.ts";
import { forwarded } from "./forwarded.ts";
import { isHttps } from "./public-origin.ts";

const VISITOR: Actor = { kind: "visitor" };

/**
 * Returns who makes a call: by its token, or else by its session; cookies are not read beside a token.
 * @throws AppError `api-tokens/invalid` (401).
 */
export async function loadActor(services: Platform, c: Context<ApiEnv>): Promise<Actor> {
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
		const { id, username, isAdmin, revision } = user;
		return { kind: "player", id, username, isAdmin, revision, credential: { kind: "session", secret } };
	}
	if (secrets.length > 0) cookiesOf(services, c).setSession(null);
	return VISITOR;
}

/** The cookies of the answer, which `setHeaders` sends. */
export function cookiesOf({ auth, settings }: Platform, c: Context<ApiEnv>): AnswerCookies {
	const cached = c.get("cookies");
	if (cached) return cached;
	const cookies = new AnswerCookies(auth.sessions, isHttps(c, settings));
	c.set("cookies", cookies);
	return cookies;
}

/** The token of `Authorization: Bearer …` (RFC 6750), "" for an empty one; null without this header. */
export function bearerToken(c: Context<ApiEnv>): string | null {
	const header = c.req.header("authorization");
	if (header === undefined) return null;
	const match = /^bearer(?:[ \t]+(.*))?$/i.exec(header);
	return match && (match[1]?.trim() ?? "");
}
