import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { DatabaseConnectionError } from "../connection-error.ts";
import { isUnavailable } from "../unavailable.ts";

const ANSWER_MS = 1500;
/** The pause between two probes while PostgreSQL is unreachable. */
const PAUSE_MS = 250;
/** PostgreSQL has no room for one more connection: those that are open still work. */
const TOO_MANY = /^53/;

/** A circuit breaker: after a failure it probes PostgreSQL, and all callers fail immediately until a probe succeeds. */
export class PostgresAvailability {
	readonly #url: string;
	readonly #onLost: () => void;
	readonly #closing = new AbortController();
	#lostBy: Error | undefined;
	#isLooking = false;

	/** @param onLost called when a probe first fails: open connections are of no use then. */
	constructor(url: string, onLost: () => void) {
		this.#url = url;
		this.#onLost = onLost;
	}

	/** @throws while PostgreSQL is known to be unreachable. */
	assert(): void {
		if (this.#lostBy) throw new DatabaseConnectionError("unreachable", { cause: this.#lostBy });
	}

	/** Must be called with the error of a failed connection, or of a failed wait for one. */
	reportFailure(error: unknown): void {
		if (this.#isLooking || this.#closing.signal.aborted || !isUnavailable(error)) return;
		this.#isLooking = true;
		void this.#lookUntilFound().finally(() => {
			this.#isLooking = false;
		});
	}

	close(): void {
		this.#closing.abort();
	}

	async #lookUntilFound(): Promise<void> {
		const { signal } = this.#closing;
		while (!signal.aborted) {
			const failure = await look(this.#url);
			const wasLost = this.#lostBy !== undefined;
			this.#lostBy = failure;
			if (failure === undefined) return;
			if (!wasLost) this.#onLost();
			await sleep(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
		}
	}
}

/** Whether PostgreSQL accepts a new connection and answers. */
export async function canReach(url: string): Promise<boolean> {
	return (await look(url)) === undefined;
}

/** Returns why PostgreSQL is unreachable; undefined where it is reachable. */
async function look(url: string): Promise<Error | undefined> {
	const client = new pg.Client({
		connectionString: url,
		application_name: "hilo",
		connectionTimeoutMillis: ANSWER_MS,
		query_timeout: ANSWER_MS,
	});
	client.on("error", () => undefined);
	try {
		await client.connect();
		await client.query("select 1");
		return undefined;
	} catch (error) {
		if (!(error instanceof Error)) return undefined;
		if (!(error instanceof pg.DatabaseError)) return error;
		return isUnavailable(error) && !TOO_MANY.test(error.code ?? "") ? error : undefined;
	} finally {
		// Not awaited: a server that hangs does not close the connection either.
		void client.end().catch(() => undefined);
	}
}
