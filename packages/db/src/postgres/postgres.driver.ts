import type { Driver, TransactionSettings } from "kysely";
import type { Pool } from "pg";
import { refuseInsideTransaction } from "../open-transaction.ts";
import { PoolConnection } from "./connection.ts";
import type { PreparedNames } from "./prepared-names.ts";

/** Connections of a pool, which is refused to code that runs inside a transaction. */
export class PoolDriver implements Driver {
	readonly #pool: Pool;
	readonly #names: PreparedNames;
	/** Connections that are in use, or on their way to be. */
	#inUse = 0;
	#whenIdle: (() => void) | undefined;

	constructor(pool: Pool, names: PreparedNames) {
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
		await connection.begin(settings.isolationLevel ?? "read committed");
	}

	async commitTransaction(connection: PoolConnection): Promise<void> {
		await connection.commit();
	}

	async rollbackTransaction(connection: PoolConnection): Promise<void> {
		await connection.rollback();
	}

	/** Waits for connections in use, which the pool itself would cut off. */
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
