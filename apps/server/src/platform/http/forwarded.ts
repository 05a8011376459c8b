import type { IncomingMessage } from "node:http";
import { isLoopback } from "@hilo/rules/site/loopback";
import type { Context } from "hono";
import { ownAddress, type Settings } from "../settings.ts";
import { isProxy, plainAddress, type TrustedProxies } from "../system/proxies.ts";
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
function forwardedBy(sender: Sender, proxies: TrustedProxies): Forwarded {
	const peer = plainAddress(sender.peer ?? "");
	if (!isProxy(peer, proxies)) return { address: peer, protocol: undefined };
	const hops = splitList(sender.header("x-forwarded-for")).map((hop) => plainAddress(withoutPort(hop)));
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
function withoutPort(address: string): string {
	return address.replace(/^\[(.+)\](:\d+)?$|^([\d.]+):\d+$/, "$1$3");
}

function splitList(header: string | undefined): string[] {
	return (header ?? "").split(",").flatMap((entry) => entry.trim() || []);
}

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

/** By the site's public address, or by what a trusted proxy says. */
export function isHttps(c: Context<ApiEnv>, settings: Pick<Settings, "publicUrl" | "trustProxy">): boolean {
	if (settings.publicUrl?.startsWith("https:")) return true;
	return settings.trustProxy !== false && forwarded(c, settings.trustProxy).protocol === "https";
}

/** What links in mails begin with. Callers must not choose it, so `Host` counts only if it names this machine. */
export function linkOrigin(c: Context<ApiEnv>, settings: Settings): string {
	if (settings.publicUrl) return settings.publicUrl;
	const { hostname, host, protocol } = new URL(c.req.url);
	if (!isLoopback(hostname)) return ownAddress(settings);
	return `${isHttps(c, settings) ? "https:" : protocol}//${host}`;
}

export function isLocalSite(settings: Pick<Settings, "publicUrl" | "host" | "port">): boolean {
	return isLoopback(new URL(ownAddress(settings)).hostname);
}
