import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";

/** How many redirects may follow each other before a page is shown. */
const MAX_REDIRECTS = 5;

/** The reader was sent from page to page, and none was shown. */
export class RedirectLoop extends Error {}

/** Counts the redirects since a page was shown, also those of components that navigate. */
export class RedirectLimit {
	#redirects = 0;
	#last: ParsedLocation | undefined;

	follow(router: AnyRouter): void {
		// A load that is replaced by the next one reaches no guard, so guards can't count.
		router.subscribe("onBeforeNavigate", ({ toLocation }) => this.#count(toLocation));
		router.subscribe("onRendered", () => {
			this.#redirects = 0;
		});
	}

	/** For the root's guard. @throws {RedirectLoop} after too many redirects */
	check(): void {
		if (this.#redirects <= MAX_REDIRECTS) return;
		this.#redirects = 0;
		throw new RedirectLoop();
	}

	#count(location: ParsedLocation): void {
		// A redirect replaces the entry of the history; following a link adds one.
		if (this.#last?.state.__TSR_index !== location.state.__TSR_index) this.#redirects = 0;
		else if (this.#last?.pathname !== location.pathname) this.#redirects++;
		this.#last = location;
	}
}
