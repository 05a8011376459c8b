import type { LiveEventKind } from "@hilo/rules/live/live-events";
import type { Signal } from "./live/bus.ts";

/** Events about public data. */
const CLEARING: ReadonlySet<LiveEventKind> = new Set(["site", "games", "maintenance", "refresh"]);

/** Caches of what every visitor can see, cleared together when that changes. */
export class ProcessCaches {
	readonly #clearers: (() => void)[] = [];

	add(forget: () => void): void {
		this.#clearers.push(forget);
	}

	clear(): void {
		for (const forget of this.#clearers) forget();
	}
}

export function clearsCaches({ to, event, message }: Signal): boolean {
	return message?.kind === "clear-caches" || (!!event && to === "everyone" && CLEARING.has(event.kind));
}
