import type { Context } from "hono";
import { isProxy, type TrustedProxies } from "../system/proxies.ts";
import type { ApiEnv } from "./api-env.ts";

interface Forwarded {
	/** "" for a request without a network connection. */
	readonly address: string;
	/** How the client reached its proxy; undefined if no proxy says. */
	readonly protocol: string | undefined;
}

interface Sender {
	readonly peer: string | undefined;
	header(name: "x-forwarded-for" | "x-forwarded-proto"): string | undefined;
}

export function forwarded(c: Context<ApiEnv>, proxies: TrustedProxies): Forwarded {
	const peer = c.env?.incoming?.socket?.remoteAddress;
	return forwardedBy({ peer, header: (name) => c.req.header(name) }, proxies);
}

/** Proxies append the address they heard from: the client is the last entry that is no proxy (`true`: the last). */
export function forwardedBy(sender: Sender, proxies: TrustedProxies): Forwarded {
	const peer = plainAddress(sender.peer ?? "");
	if (!isProxy(peer, proxies)) return { address: peer, protocol: undefined };
	const hops = splitList(sender.header("x-forwarded-for")).map(plainAddress);
	const protocols = splitList(sender.header("x-forwarded-proto"));
	const client = hops.findLastIndex((hop) => proxies === true || !isProxy(hop, proxies));
	// If all are proxies, the first one is the client.
	const index = Math.max(client, 0);
	return {
		address: hops[index] ?? peer,
		protocol: protocols.at(-Math.min(Math.max(hops.length - index, 1), protocols.length)),
	};
}

/** Some proxies append the port, which differs per connection. */
function plainAddress(address: string): string {
	return address.replace(/^\[(.+)\](:\d+)?$|^([\d.]+):\d+$/, "$1$3").replace(/^::ffff:(?=[\d.]+$)/, "");
}

function splitList(header: string | undefined): string[] {
	return (header ?? "").split(",").flatMap((entry) => entry.trim() || []);
}
