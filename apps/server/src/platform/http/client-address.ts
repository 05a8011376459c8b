import type { IncomingMessage } from "node:http";
import type { Context } from "hono";
import type { TrustedProxies } from "../system/proxies.ts";
import type { ApiEnv } from "./api-env.ts";
import { forwarded, forwardedBy } from "./forwarded.ts";

export function clientAddress(c: Context<ApiEnv>, proxies: TrustedProxies): string {
	return networkOf(forwarded(c, proxies).address || "local");
}

/** As `clientAddress`, before the application has the request. */
export function addressOfRequest({ socket, headers }: IncomingMessage, proxies: TrustedProxies): string {
	// Node joins repeated headers of these names with commas.
	const header = (name: string) => headers[name]?.toString();
	return networkOf(forwardedBy({ peer: socket.remoteAddress, header }, proxies).address || "local");
}

/** An IPv6 customer has a whole /64, so limits count it as one address. */
function networkOf(address: string): string {
	return address.includes(":") ? expandGroups(address).slice(0, 4).join(":") : address;
}

function expandGroups(address: string): string[] {
	const [head = "", tail] = address.split("::");
	const left = head.split(":").filter(Boolean);
	if (tail === undefined) return left;
	const right = tail.split(":").filter(Boolean);
	return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
}
