import type { AnyRouter } from "@tanstack/react-router";

/**
 * Returns the path with only those query parameters that its route knows. The server caches pages by it, and the
 * browser's router must start with the same. It keeps their order, because the router does in its ids of matches.
 */
export function knownPath(router: AnyRouter, path: string): string {
	const at = path.indexOf("?");
	if (at < 0) return path;
	const pathname = path.slice(0, at);
	const given = router.options.parseSearch?.(path.slice(at)) ?? {};
	const [routes] = router.getMatchedRoutes(pathname);
	const known: Record<string, unknown> = {};
	for (const { options } of routes)
		if (typeof options.validateSearch === "function")
			Object.assign(known, options.validateSearch({ ...given }));
	const names = Object.keys({ ...given, ...known }).filter((name) => Object.hasOwn(known, name));
	const search = Object.fromEntries(names.map((name) => [name, known[name]]));
	return `${pathname}${router.options.stringifySearch?.(search) ?? ""}`;
}
