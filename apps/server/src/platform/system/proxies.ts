import { BlockList, isIP } from "node:net";

/** Peers whose `X-Forwarded-For` and `X-Forwarded-Proto` count: none, any, or these networks. */
export type TrustedProxies = boolean | BlockList;

/** Reads `off`, `on`, or addresses and networks such as `10.0.0.0/8, fd00::/8, 127.0.0.1`; null if invalid. */
export function readProxies(text: string): TrustedProxies | null {
	if (text === "on" || text === "off") return text === "on";
	return readNetworks(text, 128);
}

/** Reads networks such as `198.51.100.0/24, 2001:db8:7::/48`; null if invalid. Limits count by /64 of IPv6. */
export function readSharedNetworks(text: string): BlockList | null {
	return readNetworks(text, 64);
}

/** `address` as limits count it: of IPv6 the first four groups. */
export function isSharedNetwork(address: string, networks: BlockList | null): boolean {
	if (networks === null) return false;
	const whole = address.includes(":") ? `${address}::` : address;
	return isIP(whole) !== 0 && isProxy(whole, networks);
}

function readNetworks(text: string, maxBits6: number): BlockList | null {
	const list = new BlockList();
	const entries = text.split(/\s*,\s*|\s+/);
	return entries.every((entry) => add(list, entry, maxBits6)) ? list : null;
}

/** `address` is "" for a call without a network connection. */
export function isProxy(address: string, proxies: TrustedProxies): boolean {
	if (typeof proxies === "boolean") return proxies;
	const family = isIP(address);
	return family !== 0 && proxies.check(address.replace(/%.*$/, ""), family === 4 ? "ipv4" : "ipv6");
}

function add(list: BlockList, entry: string, maxBits6: number): boolean {
	// Peers with an IPv4 address in IPv6 notation count by the IPv4 address, and those of a zone without it.
	const [, address = "", prefix] = /^(?!::ffff:[\d.]+)([^/%]+)(?:\/(\d{1,3}))?$/i.exec(entry) ?? [];
	const family = isIP(address);
	const bits = family === 4 ? 32 : 128;
	if (family === 0 || Number(prefix ?? bits) > (family === 4 ? 32 : maxBits6)) return false;
	list.addSubnet(address, prefix === undefined ? bits : Number(prefix), family === 4 ? "ipv4" : "ipv6");
	return true;
}
