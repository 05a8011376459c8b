import { randomBytes } from "node:crypto";
import type { StreamMessage } from "@hilo/rules/live/stream-messages";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Actor, Ctx } from "../context.ts";
import type { Platform } from "../platform.ts";
import type { AnswerCookies } from "../sessions/session-cookie.ts";
import type { Logger } from "../system/logger.ts";
import { isProxy, plainAddress, type TrustedProxies } from "../system/proxies.ts";

export interface ApiEnv {
	Bindings: Partial<HttpBindings>;
	Variables: {
		ctx: Ctx;
		/** As last known, even if the database does not answer; not set for files and pictures. */
		inMaintenance: boolean | undefined;
		/** Set by `loadSessionActor` on first use. */
		actor: Actor | undefined;
		/** To be sent by `setHeaders`. */
		cookies: AnswerCookies | undefined;
		/** Set by `requestId` on first use. */
		requestId: string | undefined;
		/** The events to send, if the answer is a stream of live events. */
		events: AsyncIterator<StreamMessage> | undefined;
	};
}

/** Crockford's base32: no letters that are easily confused when read out or typed. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 12;
const SANE = /^[\w.-]{8,64}$/;

/** From a trusted proxy, else made on first use, since most requests need none. Error pages call it "Reference". */
export function requestId(c: Context<ApiEnv>, proxies: TrustedProxies): string {
	const cached = c.get("requestId");
	if (cached !== undefined) return cached;
	const id = idOfProxy(c, proxies) ?? newRequestId();
	c.set("requestId", id);
	return id;
}

export function requestLog({ log, settings }: Platform, c: Context<ApiEnv>): Logger {
	return log.child({ request: requestId(c, settings.trustProxy) });
}

function idOfProxy(c: Context<ApiEnv>, proxies: TrustedProxies): string | undefined {
	const peer = plainAddress(c.env?.incoming?.socket?.remoteAddress ?? "");
	const sent = isProxy(peer, proxies) ? c.req.header("X-Request-Id") : undefined;
	return sent !== undefined && SANE.test(sent) ? sent : undefined;
}

function newRequestId(): string {
	return [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a request changes nothing (RFC 9110, 9.2.1). */
export function isSafe({ method }: { readonly method: string }): boolean {
	return SAFE_METHODS.has(method);
}

/** The token of `Authorization: Bearer …` (RFC 6750), "" for an empty one; null without this header. */
export function bearerToken(c: Context<ApiEnv>): string | null {
	const header = c.req.header("authorization");
	if (header === undefined) return null;
	const match = /^bearer(?:[ \t]+(.*))?$/i.exec(header);
	return match && (match[1]?.trim() ?? "");
}
