import type { Database } from "@hilo/db/open-database";
import { isUnavailable } from "@hilo/db/unavailable";
import type { Clock } from "./system/clock.ts";
import type { Logger } from "./system/logger.ts";

/** Nothing must have failed by the database for so long before it is said to serve again. */
const QUIET_MS = 2000;

interface Sources {
	readonly db: Pick<Database, "ping">;
	readonly clock: Clock;
	readonly log: Logger;
}

/** Says in the log when the database stops and goes on to serve: a line each, however much fails in between. */
export class Outage {
	readonly #sources: Sources;
	#since: number | null = null;
	#lastAt = 0;
	#failures = 0;

	constructor(sources: Sources) {
		this.#sources = sources;
	}

	/** Notes what something failed by. Returns false where that is not the database, and nothing was said of it. */
	note(thrown: unknown, where: string): boolean {
		if (!isUnavailable(thrown)) return false;
		const { clock, log } = this.#sources;
		this.#lastAt = clock.now();
		this.#failures++;
		if (this.#since === null) {
			this.#since = this.#lastAt;
			log.error({ err: thrown, where }, "the database does not answer");
		}
		return true;
	}

	/** To be called every second: looks whether an outage is over. */
	async look(): Promise<void> {
		const { db, clock, log } = this.#sources;
		if (this.#since === null || Math.abs(clock.now() - this.#lastAt) < QUIET_MS) return;
		try {
			await db.ping();
		} catch {
			return;
		}
		const seconds = Math.round((clock.now() - this.#since) / 1000);
		log.warn({ seconds, failures: this.#failures }, "the database answers again");
		this.#since = null;
		this.#failures = 0;
	}
}
