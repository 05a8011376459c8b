const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1|\[::1\])$/;

/** Returns whether only the machine itself reaches this host, a name or an address (IPv6 with or without brackets). */
export function isLoopback(host: string): boolean {
	return LOOPBACK.test(host);
}
