import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import type { Platform } from "../platform.ts";
import type { Logger } from "../system/logger.ts";
import { isProxy, type TrustedProxies } from "../system/proxies.ts";
import type { ApiEnv } from "./api-env.ts";

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
	const peer = c.env?.incoming?.socket?.remoteAddress?.replace(/^::ffff:/, "") ?? "";
	const sent = isProxy(peer, proxies) ? c.req.header("X-Request-Id") : undefined;
	return sent !== undefined && SANE.test(sent) ? sent : undefined;
}

function newRequestId(): string {
	return [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}
