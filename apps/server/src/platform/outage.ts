import { isUnavailable, mayConcernOneCall } from "@hilo/db/database-errors";
import type { Database } from "@hilo/db/open-database";
import type { Clock } from "./system/clock.ts";
import type { Logger } from "./system/logger.ts";

/** Time without failures of the database before an outage can end. */
const QUIET_MS = 2000;
/** How often slow calls are logged while the database answers. */
const WARN_EVERY_MS = 60_000;

interface Sources {
	readonly db: Pick<Database, "ping">;
	/** Reads succeed on a full disk, so the outage lasts until it has space. */
	readonly isDiskFull: () => Promise<boolean>;
	readonly clock: Clock;
	readonly log: Logger;
}

/** Logs one line when the database stops serving and one when it serves again, however many calls fail. */
export class Outage {
	readonly #sources: Sources;
	#since: number | null = null;
	#lastAt = 0;
	#failures = 0;
	#isChecking = false;
	#warnedAt: number | null = null;

	constructor(sources: Sources) {
		this.#sources = sources;
	}

	/** Returns false if the database is not the cause. Slow statements count only if a ping fails too. */
	recordIfUnavailable(thrown: unknown, where: string): boolean {
		if (!isUnavailable(thrown)) return false;
		if (this.#since !== null || !mayConcernOneCall(thrown)) this.#begin(thrown, where);
		else void this.#checkDatabase(thrown, where);
		return true;
	}

	#begin(thrown: unknown, where: string): void {
		const { clock, log } = this.#sources;
		this.#lastAt = clock.now();
		this.#failures++;
		if (this.#since !== null) return;
		this.#since = this.#lastAt;
		log.error({ err: thrown, where }, "the database does not answer");
	}

	async #checkDatabase(thrown: unknown, where: string): Promise<void> {
		if (this.#isChecking) return;
		this.#isChecking = true;
		try {
			await this.#sources.db.ping();
			this.#warn(thrown, where);
		} catch {
			this.#begin(thrown, where);
		}
		this.#isChecking = false;
	}

	#warn(thrown: unknown, where: string): void {
		const { clock, log } = this.#sources;
		const now = clock.elapsed();
		if (this.#warnedAt !== null && now - this.#warnedAt < WARN_EVERY_MS) return;
		this.#warnedAt = now;
		log.warn({ err: thrown, where }, "the database answers, but a call was too slow for it");
	}

	/** Call it every second: checks whether an outage is over. */
	async checkRecovery(): Promise<void> {
		const { db, clock, log, isDiskFull } = this.#sources;
		if (this.#since === null || Math.abs(clock.now() - this.#lastAt) < QUIET_MS) return;
		try {
			await db.ping();
			if (await isDiskFull()) return;
		} catch {
			return;
		}
		const seconds = Math.round((clock.now() - this.#since) / 1000);
		log.warn({ seconds, failures: this.#failures }, "the database answers again");
		this.#since = null;
		this.#failures = 0;
	}
}
