import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from "kysely";
import type { Pool, PoolClient } from "pg";
import { refuseInsideTransaction } from "../open-transaction.ts";

/** Connections of a pool, which is refused to code that runs inside a transaction. */
export class PoolDriver implements Driver {
	readonly #pool: Pool;
	readonly #names: ReadonlyMap<string, string>;
	/** Connections that are in use or on their way. */
	#inUse = 0;
	#whenIdle: (() => void) | undefined;

	constructor(pool: Pool, names: ReadonlyMap<string, string>) {
		this.#pool = pool;
		this.#names = names;
	}

	async init(): Promise<void> {}

	async acquireConnection(): Promise<PoolConnection> {
		refuseInsideTransaction(this.#pool);
		this.#inUse++;
		try {
			return new PoolConnection(await this.#pool.connect(), this.#names);
		} catch (error) {
			this.#leave();
			throw error;
		}
	}

	async releaseConnection(connection: PoolConnection): Promise<void> {
		connection.release();
		this.#leave();
	}

	async beginTransaction(connection: PoolConnection, settings: TransactionSettings): Promise<void> {
		const level = settings.isolationLevel ?? "read committed";
		await connection.send(`start transaction isolation level ${level}`);
	}

	async commitTransaction(connection: PoolConnection): Promise<void> {
		const command = await connection.send("commit");
		// PostgreSQL answers so when a statement had failed, although the code that sent it went on.
		if (command === "ROLLBACK")
			throw new Error("PostgreSQL gave up the transaction when a statement failed.");
	}

	async rollbackTransaction(connection: PoolConnection): Promise<void> {
		try {
			await connection.send("rollback");
		} catch {
			// The failure that led here matters more, and this connection may be in any state.
			connection.isBroken = true;
		}
	}

	/** The pool itself would cut off a connection that is on its way. */
	async destroy(): Promise<void> {
		if (this.#inUse > 0) {
			await new Promise<void>((resolve) => {
				this.#whenIdle = resolve;
			});
		}
		await this.#pool.end();
	}

	#leave(): void {
		this.#inUse--;
		if (this.#inUse === 0) this.#whenIdle?.();
	}
}

class PoolConnection implements DatabaseConnection {
	readonly #client: PoolClient;
	readonly #names: ReadonlyMap<string, string>;
	/** Whether the connection must be closed rather than used again. */
	isBroken = false;

	constructor(client: PoolClient, names: ReadonlyMap<string, string>) {
		this.#client = client;
		this.#names = names;
	}

	release(): void {
		this.#client.release(this.isBroken);
	}

	/** Sends a command and gives the one that was carried out. */
	async send(command: string): Promise<string> {
		return (await this.#client.query(command)).command;
	}

	async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
		const query = { name: this.#names.get(sql), text: sql, values: [...parameters] };
		try {
			const { rows, rowCount, command } = await this.#client.query(query);
			if (command === "SELECT" || rowCount === null) return { rows };
			return { rows, numAffectedRows: BigInt(rowCount) };
		} catch (error) {
			// The error was made where the answer came in: say who asked.
			if (error instanceof Error) error.stack += `\n${new Error().stack?.split("\n").slice(1).join("\n")}`;
			throw error;
		}
	}

	streamQuery(): never {
		throw new Error("Streams are not supported on PostgreSQL: read in pages.");
	}
}
