import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "@hilo/db/open-database";
import type { Outage } from "./outage.ts";
import { type Cache, createCache } from "./process-caches.ts";
import type { Clock } from "./system/clock.ts";
import type { Logger } from "./system/logger.ts";

/** Health checks are answered within two seconds, even when the database hangs. */
const MAX_MS = 1500;

interface Sources {
	readonly db: Pick<Database, "ping">;
	/** Whether the disk of the database has no space left. */
	readonly isDiskFull: () => Promise<boolean>;
	readonly outage: Outage;
	readonly clock: Clock;
	readonly log: Logger;
}

export type State = "ok" | "down" | "full" | "stopping";

/** Whether this process can serve. */
export class Readiness {
	readonly #sources: Sources;
	readonly #states: Cache<State>;
	readonly #stopping = new AbortController();

	constructor(sources: Sources) {
		this.#sources = sources;
		this.#states = createCache("readiness", { clock: sources.clock });
	}

	/** Aborted once the process is to end, for work that takes long. */
	get stopping(): AbortSignal {
		return this.#stopping.signal;
	}

	/** Never throws, and takes less than two seconds. */
	async state(): Promise<State> {
		if (this.stopping.aborted) return "stopping";
		const state = this.#states.forceFetch("database", { context: () => this.#askDatabase() });
		return Promise.race([state, sleep(MAX_MS, "down" as const, { ref: false })]);
	}

	stop(): void {
		this.#stopping.abort();
	}

	async #askDatabase(): Promise<State> {
		const { db, isDiskFull, outage, log } = this.#sources;
		try {
			await db.ping();
			return (await isDiskFull()) ? "full" : "ok";
		} catch (error) {
			if (!outage.recordIfUnavailable(error, "health"))
				log.error({ err: error }, "the database could not be asked");
			return "down";
		}
	}
}
