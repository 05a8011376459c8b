import { PAGES } from "../analytics/pages.ts";

/** First parts of addresses that no page has: files, pictures, calls, and the pages of administrators. */
const FOLDERS = [
	"admin",
	"api",
	"assets",
	"avatars",
	"badges",
	"drawn",
	"flags",
	"health",
	"icons",
	"mark",
	"marks",
	"mastery",
	"metrics",
	"pictures",
	"posters",
	"previews",
	"sitemaps",
	"unsubscribe",
];

/**
 * Whether a path such as "/games" begins one of the site's own addresses. As a base path it would be ambiguous: a proxy
 * may pass it on or strip it.
 */
export function isOwnPath(path: string): boolean {
	const parts = path.slice(1).toLowerCase().split("/");
	if (FOLDERS.includes(parts[0] ?? "")) return true;
	return PAGES.some((page) => {
		const own = page.slice(1).split("/");
		return parts.every((part, at) => own[at] === part || own[at]?.startsWith(":"));
	});
}

/**
 * Puts the base path ("" or such as "/hilo") before an address on this site. Addresses of other sites stay as they are,
 * and so do those that have it: no address of the site begins with it otherwise.
 */
export function withBasePath(basePath: string, address: string): string {
	if (basePath === "" || !/^\/(?!\/)/.test(address) || beginsWith(address, basePath)) return address;
	return basePath + address;
}

/** Takes the base path off an address; one without it stays as it is. */
export function withoutBasePath(basePath: string, address: string): string {
	if (basePath === "" || !beginsWith(address, basePath)) return address;
	const rest = address.slice(basePath.length);
	return rest.startsWith("/") ? rest : `/${rest}`;
}

function beginsWith(address: string, basePath: string): boolean {
	return (
		address.startsWith(basePath) && /^(?:[/?#]|$)/.test(address.slice(basePath.length, basePath.length + 1))
	);
}
