import type { AnyRouter } from "@tanstack/react-router";

/**
 * Returns the path with only those query parameters that its route knows. The server caches pages by it, and the
 * browser's router must start with the same.
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
