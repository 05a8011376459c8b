import { withBasePath, withoutBasePath } from "@hilo/rules/site/base-path";

/** The document says it to the browser. A server process has one. */
let basePath = import.meta.env.SSR ? "" : (document.documentElement.dataset.basePath ?? "");

/** For the server, before it renders; and for tests. */
export function setBasePath(path: string): void {
	basePath = path;
}

/** Returns the base path of a site's address: "" or such as "/hilo". */
export function basePathOf(siteAddress: string): string {
	return siteAddress === "" ? "" : new URL(siteAddress).pathname.replace(/\/$/, "");
}

/**
 * For addresses that the router does not write: of pictures, files and calls. Data and paths within the site are without
 * the base path; addresses of other sites stay as they are.
 */
export function addressOf(path: string): string {
	return withBasePath(basePath, path);
}

/** The site's own address, without a trailing slash. For browsers only, as the next. */
export function ownSiteAddress(): string {
	return location.origin + basePath;
}

/** The whole address of a path within the site, to share: the server does not know the origin. */
export function wholeAddress(path: string): string {
	return location.origin + addressOf(path);
}

/** The site's part of its host, for cookies. */
export function cookiePath(): string {
	return basePath || "/";
}

/** The path within the site of the document's own address. */
export function ownPathname(): string {
	return withoutBasePath(basePath, location.pathname);
}
