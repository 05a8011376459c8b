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

/**
 * Reads what the proxies in front say of a request. Each adds whom it heard from at the end of `X-Forwarded-For`, so the client is the
 * last one there that is no proxy itself; what stands before that is whatever the client claims. Where any peer is trusted, that is
 * the last entry. Headers of a peer that is no proxy are not believed.
 */
export function forwarded(c: Context<ApiEnv>, proxies: TrustedProxies): Forwarded {
	const peer = plainAddress(c.env?.incoming?.socket?.remoteAddress ?? "");
	if (!isProxy(peer, proxies)) return { address: peer, protocol: undefined };
	const hops = listed(c.req.header("X-Forwarded-For")).map(plainAddress);
	const protocols = listed(c.req.header("X-Forwarded-Proto"));
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
