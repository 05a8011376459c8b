import type { AnyRouter } from "@tanstack/react-router";

/**
 * Returns a page's path with only the query names that its route knows, as the route reads them. The server keeps
 * pages by it, and the browser's router must begin with the same.
 */
export function knownPath(router: AnyRouter, path: string): string {
	const at = path.indexOf("?");
	if (at < 0) return path;
	const pathname = path.slice(0, at);
	const given = router.options.parseSearch?.(path.slice(at)) ?? {};
	const [routes] = router.getMatchedRoutes(pathname);
	const known = {};
	for (const { options } of routes)
		if (typeof options.validateSearch === "function")
			Object.assign(known, options.validateSearch({ ...given }));
	return `${pathname}${router.options.stringifySearch?.(known) ?? ""}`;
}
