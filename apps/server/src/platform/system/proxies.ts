import { BlockList, isIP, isIPv6, SocketAddress } from "node:net";

/** The shortest and longest prefix of a network, by IP version. */
interface Prefixes {
	readonly 4: readonly [number, number];
	readonly 6: readonly [number, number];
}

const WHOLE = { 4: 32, 6: 128 } as const;
const ANY: Prefixes = { 4: [0, WHOLE[4]], 6: [0, WHOLE[6]] };
/** No school or company has a larger network. Limits count a /64 of IPv6 as one address. */
const SHARED: Prefixes = { 4: [8, WHOLE[4]], 6: [19, 64] };

/** Peers whose `X-Forwarded-For` and `X-Forwarded-Proto` count: none, any, or these networks. */
export type TrustedProxies = boolean | BlockList;

/** Reads `off`, `on`, or addresses and networks such as `10.0.0.0/8, fd00::/8, 127.0.0.1`; null if invalid. */
export function readProxies(text: string): TrustedProxies | null {
	if (text === "on" || text === "off") return text === "on";
	return readNetworks(text, ANY);
}

/** Reads networks such as `198.51.100.0/24, 2001:db8:7::/48`; null if one is invalid or larger than a company's. */
export function readSharedNetworks(text: string): BlockList | null {
	const list = readNetworks(text, SHARED);
	// A network about `::` has every IPv4 address, since those are `::ffff:…` there.
	return list?.check("0.0.0.0") ? null : list;
}

/**
 * Of an IPv4 address in IPv6 notation, such as `::ffff:198.51.100.7` or `::ffff:c633:6407`, the IPv4 address; another
 * IPv6 address in its shortest form.
 */
export function plainAddress(address: string): string {
	if (!isIPv6(address)) return address;
	return new SocketAddress({ address, family: "ipv6" }).address.replace(/^::ffff:(?=[\d.]+$)/, "");
}

/** `address` as limits count it: of IPv6 the first four groups. */
export function isSharedNetwork(address: string, networks: BlockList | null): boolean {
	if (networks === null) return false;
	const whole = address.includes(":") ? `${address}::` : address;
	return isIP(whole) !== 0 && isProxy(whole, networks);
}

function readNetworks(text: string, prefixes: Prefixes): BlockList | null {
	const list = new BlockList();
	const entries = text.split(/\s*,\s*|\s+/);
	return entries.every((entry) => add(list, entry, prefixes)) ? list : null;
}

/** `address` is "" for a call without a network connection. */
export function isProxy(address: string, proxies: TrustedProxies): boolean {
	if (typeof proxies === "boolean") return proxies;
	const family = isIP(address);
	return family !== 0 && proxies.check(address.replace(/%.*$/, ""), family === 4 ? "ipv4" : "ipv6");
}

function add(list: BlockList, entry: string, prefixes: Prefixes): boolean {
	// Peers of a zone count without it.
	const [, written = "", prefix] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
	const address = plainAddress(written);
	const family = isIP(address);
	if (family !== 4 && family !== 6) return false;
	const [shortest, longest] = prefixes[family];
	const isMapped = family !== isIP(written);
	const bits = prefix === undefined ? WHOLE[family] : Number(prefix) - (isMapped ? 96 : 0);
	if (bits < shortest || bits > longest) return false;
	list.addSubnet(address, bits, family === 4 ? "ipv4" : "ipv6");
	return true;
}
