import type { Ctx } from "../../platform/context.ts";
import { MemoryLimit } from "../../platform/limits/memory-limit.ts";
import type { Counts } from "../../platform/metrics/counts.ts";
import type { Settings } from "../../platform/settings.ts";
import type { Clock } from "../../platform/system/clock.ts";

const WINDOW_MS = 60_000;
/** Far above what one person opens: a school or a company may share an address. */
const FROM_ONE_ADDRESS = 300;

/** Keeps one address from distorting the statistics. Addresses are kept for a minute, in memory. */
export class TrackLimit {
	readonly #limit: MemoryLimit | null;

	constructor({ clock, settings, counts }: { clock: Clock; settings: Settings; counts: Counts }) {
		const onRefused = () => counts.limitsHit.inc("views");
		this.#limit = settings.rateLimits ? new MemoryLimit(clock, WINDOW_MS, { onRefused }) : null;
	}

	/** @throws AppError 429 past 300 pages and plays in a minute. */
	take({ address }: Pick<Ctx, "address">): void {
		this.#limit?.take(address, FROM_ONE_ADDRESS);
	}
}
