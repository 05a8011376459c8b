import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import type { Services } from "../context.ts";
import type { Logger } from "../system/logger.ts";
import { isProxy, type TrustedProxies } from "../system/proxies.ts";
import type { ApiEnv } from "./api-env.ts";

/** Crockford's base32: what a person reads out or types is not taken for another letter. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 12;
const SANE = /^[\w.-]{8,64}$/;

/**
 * The id of a request: what error pages name as "Reference", and the log's lines as `request`. The one that a trusted proxy gave it by
 * `X-Request-Id`, else one made here. It is made when somebody first asks, because most requests have nothing to say.
 */
export function requestId(c: Context<ApiEnv>, proxies: TrustedProxies): string {
	const known = c.get("requestId");
	if (known !== undefined) return known;
	const id = idOfProxy(c, proxies) ?? newRequestId();
	c.set("requestId", id);
	return id;
}

/** Returns the log whose lines name the request. */
export function requestLog(
	{ log, settings }: Pick<Services, "log" | "settings">,
	c: Context<ApiEnv>,
): Logger {
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
