import type { Context } from "hono";
import type { ApiEnv } from "./api-env.ts";

/**
 * The address that a request came from. Behind a trusted proxy it is the last entry of `X-Forwarded-For`, which that proxy itself
 * added; earlier entries are whatever the client claims.
 */
export function clientAddress(c: Context<ApiEnv>, trustProxy: boolean): string {
	const forwarded = trustProxy ? c.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : undefined;
	return networkOf(forwarded || c.env?.incoming?.socket?.remoteAddress || "local");
}

/** An IPv6 customer holds a /64, so limits count by that; IPv4 addresses count each. Some proxies add the port of the connection. */
function networkOf(address: string): string {
	const plain = address.replace(/^\[(.+)\](:\d+)?$|^([\d.]+):\d+$/, "$1$3").replace(/^::ffff:/, "");
	return plain.includes(":") ? expandGroups(plain).slice(0, 4).join(":") : plain;
}

function expandGroups(address: string): string[] {
	const [head = "", tail] = address.split("::");
	const left = head.split(":").filter(Boolean);
	if (tail === undefined) return left;
	const right = tail.split(":").filter(Boolean);
	return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
}
