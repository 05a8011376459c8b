import type { AnyRouter } from "@tanstack/react-router";
import { focusHeading } from "../ui/focus.tsx";

/** After each navigation, sets the document's title and, on a new page, focuses the heading for screen readers. */
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
		focusHeading(main.querySelector<HTMLElement>("h1") ?? main);
	});
}
