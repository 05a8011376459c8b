import { BlockList, isIP } from "node:net";

/** Peers whose `X-Forwarded-For` and `X-Forwarded-Proto` count: none, any, or these networks. */
export type TrustedProxies = boolean | BlockList;

/** Reads `off`, `on`, or addresses and networks such as `10.0.0.0/8, fd00::/8, 127.0.0.1`; null if invalid. */
export function readProxies(text: string): TrustedProxies | null {
	if (text === "on" || text === "off") return text === "on";
	const list = new BlockList();
	const entries = text.split(/\s*,\s*|\s+/);
	return entries.every((entry) => add(list, entry)) ? list : null;
}

/** `address` is "" for a call without a network connection. */
export function isProxy(address: string, proxies: TrustedProxies): boolean {
	if (typeof proxies === "boolean") return proxies;
	const family = isIP(address);
	return family !== 0 && proxies.check(address.replace(/%.*$/, ""), family === 4 ? "ipv4" : "ipv6");
}

function add(list: BlockList, entry: string): boolean {
	// Peers with an IPv4 address in IPv6 notation count by the IPv4 address, and those of a zone without it.
	const [, address = "", prefix] = /^(?!::ffff:[\d.]+)([^/%]+)(?:\/(\d{1,3}))?$/i.exec(entry) ?? [];
	const family = isIP(address);
	const bits = family === 4 ? 32 : 128;
	if (family === 0 || Number(prefix ?? 0) > bits) return false;
	list.addSubnet(address, prefix === undefined ? bits : Number(prefix), family === 4 ? "ipv4" : "ipv6");
	return true;
}
