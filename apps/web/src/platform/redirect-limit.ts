import type { AnyRouter } from "@tanstack/react-router";

/** How many redirects may follow each other. */
const MAX_REDIRECTS = 5;
/** Redirects further apart are no loop: the page may follow changes on the server. */
const REDIRECT_WINDOW_MS = 10_000;
/** After these events, the next navigation may be the player's own. */
const PLAYER_EVENTS = ["click", "input", "keydown"];

export class RedirectLoop extends Error {}

/** Counts navigations of guards and components without a player's action in between. */
export class RedirectLimit {
	#redirects = 0;
	#address = "";
	#changedAt = 0;
	#unblock: (() => void) | undefined;

	/** Must come before the router, whose listener for `popstate` would otherwise be called first. */
	constructor() {
		// On the server a redirect is an answer, and browsers count those.
		if (import.meta.env.SSR) return;
		for (const event of PLAYER_EVENTS)
			window.addEventListener(event, () => this.#forget(), { capture: true });
		// The browser's Back and Forward do not count, nor do they reset the count: a component can go back too.
		window.addEventListener("popstate", () => {
			this.#address = location.pathname + location.search + location.hash;
		});
	}

	follow(router: AnyRouter): void {
		if (import.meta.env.SSR) return;
		this.#address = router.state.location.href;
		this.#changedAt = performance.now();
		// A load that is replaced by the next one reaches no guard, so guards can't count.
		router.subscribe("onBeforeNavigate", ({ toLocation }) => {
			this.#count(toLocation.href);
			// Otherwise a component could replace this load before it reaches the guard.
			if (this.#redirects > MAX_REDIRECTS) this.#unblock ??= router.history.block({ blockerFn: () => true });
		});
	}

	/** For the root's guard. @throws {RedirectLoop} after too many redirects */
	check(): void {
		if (this.#redirects <= MAX_REDIRECTS) return;
		this.#forget();
		this.#unblock?.();
		this.#unblock = undefined;
		throw new RedirectLoop();
	}

	#forget(): void {
		this.#redirects = 0;
		this.#changedAt = Number.NEGATIVE_INFINITY;
	}

	#count(address: string): void {
		if (address === this.#address) return;
		const now = performance.now();
		this.#redirects = now - this.#changedAt > REDIRECT_WINDOW_MS ? 0 : this.#redirects + 1;
		this.#address = address;
		this.#changedAt = now;
	}
}
