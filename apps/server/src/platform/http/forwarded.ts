import type { Context } from "hono";
import { isProxy, type TrustedProxies } from "../system/proxies.ts";
import type { ApiEnv } from "./api-env.ts";

/** For whom, and by which protocol, a request was made. */
interface Forwarded {
	/** The client's address; "" where the request came over no network. */
	readonly address: string;
	/** What the proxy in front of the client says that it was asked by; undefined where none says it. */
	readonly protocol: string | undefined;
}

/** What a request says of its sender. */
interface Sender {
	/** The address that the connection comes from; undefined where there is none. */
	readonly peer: string | undefined;
	header(name: "x-forwarded-for" | "x-forwarded-proto"): string | undefined;
}

/** Reads what the proxies in front say of a request: see `forwardedBy`. */
export function forwarded(c: Context<ApiEnv>, proxies: TrustedProxies): Forwarded {
	const peer = c.env?.incoming?.socket?.remoteAddress;
	return forwardedBy({ peer, header: (name) => c.req.header(name) }, proxies);
}

/**
 * Each proxy adds the address that it heard from at the end of `X-Forwarded-For`: the client is the last entry
 * that is no proxy. Where every peer is trusted, the last entry counts. Headers of other peers are not believed.
 */
export function forwardedBy(sender: Sender, proxies: TrustedProxies): Forwarded {
	const peer = plainAddress(sender.peer ?? "");
	if (!isProxy(peer, proxies)) return { address: peer, protocol: undefined };
	const hops = listed(sender.header("x-forwarded-for")).map(plainAddress);
	const protocols = listed(sender.header("x-forwarded-proto"));
	const client = hops.findLastIndex((hop) => proxies === true || !isProxy(hop, proxies));
	// Where all are proxies, one of them asks for itself: the first.
	const at = Math.max(client, 0);
	return {
		address: hops[at] ?? peer,
		protocol: protocols.at(-Math.min(Math.max(hops.length - at, 1), protocols.length)),
	};
}

/** Some proxies add the port of the connection, which is another at every one. */
function plainAddress(address: string): string {
	return address.replace(/^\[(.+)\](:\d+)?$|^([\d.]+):\d+$/, "$1$3").replace(/^::ffff:(?=[\d.]+$)/, "");
}

function listed(header: string | undefined): string[] {
	return (header ?? "").split(",").flatMap((entry) => entry.trim() || []);
}
