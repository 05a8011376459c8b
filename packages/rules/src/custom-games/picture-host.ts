/** The standard URL parser of browsers and Node. It writes hosts such as `0x7f.1` as the address that they mean. */
declare const URL: new (text: string) => { readonly hostname: string };

const IPV4 = /^(?:\d+\.){3}\d+$/;
/** IANA's registry of special addresses: this machine, private, link-local and shared networks, benchmarks, multicast. */
const SPECIAL_IPV4 =
	/^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|198\.1[89]|22[4-9]|2[3-5]\d)\./;
/** Only 2000::/3 is for the public, but not the parts of it that lead to an IPv4 address: Teredo and 6to4. */
const PUBLIC_IPV6 = /^\[(?!2001:0?:|2002:)[23][\da-f]{3}:/;
/** Domains without public hosts: RFC 6761, RFC 6762 (appendix G), RFC 8375, and ICANN's `.internal`. */
const PRIVATE_DOMAIN = /\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localhost|private)$/;

/** Returns whether everyone can reach the host of an address, by its name alone; null for no address. */
export function hasPublicHost(address: string): boolean | null {
	const host = hostOf(address);
	if (host === null) return null;
	if (IPV4.test(host)) return !SPECIAL_IPV4.test(host);
	if (host.startsWith("[")) return PUBLIC_IPV6.test(host);
	return host.includes(".") && !PRIVATE_DOMAIN.test(host);
}

/** Returns the host without a final dot. */
function hostOf(address: string): string | null {
	try {
		return new URL(address).hostname.replace(/\.$/, "");
	} catch {
		return null;
	}
}
