import type { ProviderId } from "../providers.ts";
import { SourceError } from "./source-error.ts";

/** On this machine, where tests put a provider's stand-in, a call need not be encrypted. */
const LOCAL_HOSTS: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * An address under a provider's base, and nowhere else.
 *
 * @param base such as `https://api.themoviedb.org/3`, without a slash at its end
 * @param path with a slash at its start; what comes from outside must be encoded in it
 * @throws SourceError `refused` for a base that isn't https (or on this machine) or carries a password, and for a path that leaves it
 */
export function addressUnder(
	provider: ProviderId,
	base: string,
	path: string,
	query: Readonly<Record<string, string | number>> = {},
): URL {
	const root = URL.parse(base);
	const url = URL.parse(base + path);
	if (!root || !url) throw new SourceError(provider, "refused", { reason: "not an address" });
	const encrypted = url.protocol === "https:" || (url.protocol === "http:" && LOCAL_HOSTS.has(url.hostname));
	if (!encrypted) throw new SourceError(provider, "refused", { reason: "not an https address" });
	if (url.username || url.password || url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) {
		throw new SourceError(provider, "refused", { reason: "an address elsewhere" });
	}
	for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
	return url;
}
