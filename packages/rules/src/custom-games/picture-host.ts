/** The global URL parser. It converts hosts such as `0x7f.1` to dotted IPv4 addresses. */
declare const URL: new (text: string) => { readonly hostname: string };

const IPV4 = /^(?:\d+\.){3}\d+$/;
/** IANA's special-purpose ranges: loopback, private, link-local, shared, benchmarking, multicast. */
const SPECIAL_IPV4 =
	/^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|198\.1[89]|22[4-9]|2[3-5]\d)\./;
/** Only 2000::/3 is public, without Teredo and 6to4, which lead to IPv4 addresses. */
const PUBLIC_IPV6 = /^\[(?!2001:0?:|2002:)[23][\da-f]{3}:/;
/** Domains without public hosts: RFC 6761, RFC 6762 (appendix G), RFC 8375, and ICANN's `.internal`. */
const PRIVATE_DOMAIN = /\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localhost|private)$/;

/** Returns whether an address has a public host, by the host's name alone; null for an invalid address. */
export function hasPublicHost(address: string): boolean | null {
	const host = hostOf(address);
	if (host === null) return null;
	if (IPV4.test(host)) return !SPECIAL_IPV4.test(host);
	if (host.startsWith("[")) return PUBLIC_IPV6.test(host);
	return host.includes(".") && !PRIVATE_DOMAIN.test(host);
}

function hostOf(address: string): string | null {
	try {
		return new URL(address).hostname.replace(/\.$/, "");
	} catch {
		return null;
	}
}
