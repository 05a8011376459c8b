import type { ProviderId } from "../providers.ts";
import { SourceError } from "./source-error.ts";

/** Hosts that tests serve mock providers on: calls there need no https. */
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

/**
 * Returns a URL under a provider's base, which has no slash at its end; `path` begins with one, and is encoded.
 * @throws SourceError `refused` for a base with a fault, and for a path that leaves it.
 */
export function addressUnder(
	provider: ProviderId,
	base: string,
	path: string,
	query: Readonly<Record<string, string | number>> = {},
): URL {
	const fault = baseFault(base);
	if (fault) throw new SourceError(provider, "refused", { reason: `its address ${fault}` });
	const root = new URL(base);
	const url = URL.parse(base + path);
	const isUnder = url?.origin === root.origin && url.pathname.startsWith(root.pathname);
	if (!url || !isUnder || url.username || url.password) {
		throw new SourceError(provider, "refused", { reason: "an address elsewhere" });
	}
	for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
	return url;
}
