import type { AnyRouter } from "@tanstack/react-router";

/** After each change of address, sets the document's title; after a change of page, moves the focus to the heading, so that a screen reader starts there. */
export function followNavigation(router: AnyRouter): void {
	router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
		if (!fromLocation) return;
		const meta: ({ title?: string | undefined } | undefined)[] = router.state.matches.flatMap(
			(match) => match.meta ?? [],
		);
		document.title = meta.findLast((entry) => entry?.title)?.title ?? document.title;
		if (!pathChanged) return;
		const main = document.querySelector<HTMLElement>("main");
		if (!main || (main !== document.activeElement && main.contains(document.activeElement))) return;
		const heading = main.querySelector<HTMLElement>("h1") ?? main;
		heading.tabIndex = -1;
		heading.focus({ preventScroll: true });
	});
}
