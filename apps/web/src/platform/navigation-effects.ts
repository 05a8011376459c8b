import type { AnyRouter } from "@tanstack/react-router";
import { focusHeading } from "../ui/focus.tsx";
import { clearEarlyVerdict } from "./early-verdict.ts";

/**
 * Before each navigation, takes back an early verdict. After it, sets the document's title and, on a new page, focuses
 * the heading for screen readers.
 */
export function followNavigation(router: AnyRouter): void {
	router.subscribe("onBeforeNavigate", clearEarlyVerdict);
	router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
		if (!fromLocation) return;
		showTitle(router);
		if (!pathChanged) return;
		const main = document.querySelector<HTMLElement>("main");
		if (!main || (main !== document.activeElement && main.contains(document.activeElement))) return;
		focusHeading(main.querySelector<HTMLElement>("h1") ?? main);
	});
}

/** Sets the document's title by the heads of the page's routes. */
export function showTitle(router: AnyRouter): void {
	const meta: ({ title?: string | undefined } | undefined)[] = router.state.matches.flatMap(
		(match) => match.meta ?? [],
	);
	document.title = meta.findLast((entry) => entry?.title)?.title ?? document.title;
}
