import { withBasePath, withoutBasePath } from "@hilo/rules/site/base-path";

/** Fields of documented calls with an address on this site, which is stored without the base path. */
const ADDRESSES: ReadonlySet<string> = new Set(["avatarUrl", "imageUrl", "route", "shareableLink"]);

/** Returns an answer whose addresses lead to the site from any page of its host. */
export function withBasePaths(basePath: string, answer: unknown): unknown {
	return basePath === "" ? answer : mapAddresses(answer, (address) => withBasePath(basePath, address));
}

/** Returns a body whose addresses are as they are stored, whether they came with the base path or without. */
export function withoutBasePaths<Body extends object>(basePath: string, body: Body): Body {
	if (basePath === "") return body;
	return mapAddresses(body, (address) => withoutBasePath(basePath, address)) as Body;
}

function mapAddresses(value: unknown, change: (address: string) => string): unknown {
	if (Array.isArray(value)) return value.map((entry) => mapAddresses(entry, change));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, field]) => [
			name,
			typeof field === "string" && ADDRESSES.has(name) ? change(field) : mapAddresses(field, change),
		]),
	);
}
