/** Hosts of this machine: calls there need no https. */
const LOCAL_HOSTS: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Returns what is wrong with a base URL, null for nothing; quotes no part of the URL, which may hold a secret. */
export function baseFault(base: string): string | null {
	const url = URL.parse(base);
	if (!url) return "must be an https:// address";
	const isLocal = url.protocol === "http:" && LOCAL_HOSTS.has(url.hostname);
	if (url.protocol !== "https:" && !isLocal)
		return "must be an https:// address; http:// is for this machine only";
	if (url.username || url.password) return "must not hold a name or a password";
	return /[?#]/.test(base) ? "must not hold a query or a fragment" : null;
}

export function withQuery(address: string, query: Readonly<Record<string, string | number>>): URL {
	const url = new URL(address);
	for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
	return url;
}
