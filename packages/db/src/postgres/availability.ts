import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { DatabaseConnectionError } from "../connection-error.ts";
import { isUnavailable } from "../unavailable.ts";

/** How long PostgreSQL may take to let somebody in and to answer them. */
const ANSWER_MS = 1500;
/** The pause between two looks while it can't be reached. */
const PAUSE_MS = 250;
/** It is there, and has no room for one more connection: those that are open still work. */
const TOO_MANY = /^53/;

/**
 * Knows whether PostgreSQL can be reached at all. Once somebody has waited in vain, it looks for itself, and nobody else waits for what will
 * not come: all are refused at once, until it is found again.
 */
export class PostgresAvailability {
	readonly #url: string;
	readonly #onLost: () => void;
	readonly #closing = new AbortController();
	#lostBy: Error | undefined;
	#isLooking = false;

	/** @param onLost is called when it is found to be out of reach: connections that are open lead nowhere. */
	constructor(url: string, onLost: () => void) {
		this.#url = url;
		this.#onLost = onLost;
	}

	/** @throws at once while PostgreSQL is out of reach. */
	assert(): void {
		if (this.#lostBy) throw new DatabaseConnectionError("unreachable", { cause: this.#lostBy });
	}

	/** To be called with what a connection, or the wait for one, has failed by. */
	suspect(error: unknown): void {
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

/** Whether PostgreSQL lets a new connection in and answers it. */
export async function canReach(url: string): Promise<boolean> {
	return (await look(url)) === undefined;
}

/** Returns what keeps PostgreSQL from being reached; undefined where nothing does. */
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
		// Not waited for: a server that does not answer does not say goodbye either.
		void client.end().catch(() => undefined);
	}
}
