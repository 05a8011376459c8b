import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { DatabaseConnectionError } from "../connection-error.ts";
import { isUnavailable } from "../unavailable.ts";

const PROBE_TIMEOUT_MS = 1500;
/** The pause between two probes while PostgreSQL is unreachable. */
const PROBE_PAUSE_MS = 250;
/** PostgreSQL has no room for one more connection: those that are open still work. */
const TOO_MANY_CONNECTIONS = /^53/;

/** A circuit breaker: after a failure it probes PostgreSQL, and all callers fail immediately until a probe succeeds. */
export class PostgresAvailability {
	readonly #url: string;
	readonly #onUnreachable: () => void;
	readonly #closing = new AbortController();
	#failure: Error | undefined;
	#isProbing = false;

	/** @param onUnreachable called when a probe first fails: open connections are of no use then. */
	constructor(url: string, onUnreachable: () => void) {
		this.#url = url;
		this.#onUnreachable = onUnreachable;
	}

	/** @throws while PostgreSQL is known to be unreachable. */
	assertReachable(): void {
		if (this.#failure) throw new DatabaseConnectionError("unreachable", { cause: this.#failure });
	}

	/** Must be called with the error of a failed connection, or of a failed wait for one. */
	reportFailure(error: unknown): void {
		if (this.#isProbing || this.#closing.signal.aborted || !isUnavailable(error)) return;
		this.#isProbing = true;
		void this.#probeUntilReachable().finally(() => {
			this.#isProbing = false;
		});
	}

	close(): void {
		this.#closing.abort();
	}

	async #probeUntilReachable(): Promise<void> {
		const { signal } = this.#closing;
		while (!signal.aborted) {
			const failure = await probe(this.#url);
			const wasUnreachable = this.#failure !== undefined;
			this.#failure = failure;
			if (failure === undefined) return;
			if (!wasUnreachable) this.#onUnreachable();
			await sleep(PROBE_PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
		}
	}
}

/** Whether PostgreSQL accepts a new connection and answers. */
export async function canReach(url: string): Promise<boolean> {
	return (await probe(url)) === undefined;
}

/** Returns why PostgreSQL is unreachable; undefined where it is reachable. */
async function probe(url: string): Promise<Error | undefined> {
	const client = new pg.Client({
		connectionString: url,
		application_name: "hilo",
		connectionTimeoutMillis: PROBE_TIMEOUT_MS,
		query_timeout: PROBE_TIMEOUT_MS,
	});
	client.on("error", () => undefined);
	try {
		await client.connect();
		await client.query("select 1");
		return undefined;
	} catch (error) {
		if (!(error instanceof Error)) return undefined;
		if (!(error instanceof pg.DatabaseError)) return error;
		return isUnavailable(error) && !TOO_MANY_CONNECTIONS.test(error.code ?? "") ? error : undefined;
	} finally {
		// Not awaited: a server that hangs does not close the connection either.
		void client.end().catch(() => undefined);
	}
}
