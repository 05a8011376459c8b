import { BlockList, isIP } from "node:net";
import type { AddressClass } from "@hilo/rules/api-tokens/token";
import { plainAddress } from "./proxies.ts";

const MACHINE = listOf(["127.0.0.0/8", "::1/128"]);
/** Private, link-local and carrier-grade networks: RFC 1918, 3927, 6598, 4193, 4291. */
const PRIVATE = listOf([
	"10.0.0.0/8",
	"172.16.0.0/12",
	"192.168.0.0/16",
	"169.254.0.0/16",
	"100.64.0.0/10",
	"fc00::/7",
	"fe80::/10",
]);

/** `from` is "" for a call without a network connection. */
export function addressClassOf(from: string): AddressClass {
	const address = plainAddress(from);
	const family = isIP(address);
	if (address === "") return "machine";
	if (family === 0) return "internet";
	const isIn = (list: BlockList) => list.check(address, family === 4 ? "ipv4" : "ipv6");
	if (isIn(MACHINE)) return "machine";
	return isIn(PRIVATE) ? "private" : "internet";
}

function listOf(networks: readonly string[]): BlockList {
	const list = new BlockList();
	for (const network of networks) {
		const [address = "", prefix] = network.split("/");
		list.addSubnet(address, Number(prefix), isIP(address) === 4 ? "ipv4" : "ipv6");
	}
	return list;
}
