import type { Player } from "../../platform/context.ts";
import { MemoryLimit } from "../../platform/limits/memory-limit.ts";
import type { Counts } from "../../platform/metrics/counts.ts";
import type { Settings } from "../../platform/settings.ts";
import type { Clock } from "../../platform/system/clock.ts";

const WINDOW_MS = 60_000;
/** Far more than a person types. */
const A_PLAYER = 120;

/** Keeps players from reading out all names. In memory, because a search writes nothing to the database. */
export class SearchLimit {
	readonly #limit: MemoryLimit | null;

	constructor({ clock, settings, counts }: { clock: Clock; settings: Settings; counts: Counts }) {
		const options = {
			onRefused: () => counts.limitsHit.inc("searches"),
			error: "accounts/too-many-searches",
		} as const;
		this.#limit = settings.rateLimits ? new MemoryLimit(clock, WINDOW_MS, options) : null;
	}

	/** @throws AppError 429 past 120 searches in a minute. */
	take({ id }: Pick<Player, "id">): void {
		this.#limit?.take(id, A_PLAYER);
	}
}
