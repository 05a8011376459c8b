import type { Driver, TransactionSettings } from "kysely";
import type { Pool } from "pg";
import { refuseInsideTransaction } from "../open-transaction.ts";
import { PgConnection } from "./connection.ts";
import type { PreparedNames } from "./prepared-names.ts";

/** Lends connections out. Refuses to code that runs inside a transaction, which has one already. */
export class PgDriver implements Driver {
	readonly #connections: Pool;
	readonly #names: PreparedNames;
	/** Connections that are in use, or on their way to be. */
	#inUse = 0;
	#whenIdle: (() => void) | undefined;

	constructor(connections: Pool, names: PreparedNames) {
		this.#connections = connections;
		this.#names = names;
	}

	async init(): Promise<void> {}

	async acquireConnection(): Promise<PgConnection> {
		refuseInsideTransaction(this.#connections);
		this.#inUse++;
		try {
			return new PgConnection(await this.#connections.connect(), this.#names);
		} catch (error) {
			this.#leave();
			throw error;
		}
	}

	async releaseConnection(connection: PgConnection): Promise<void> {
		connection.release();
		this.#leave();
	}

	async beginTransaction(connection: PgConnection, settings: TransactionSettings): Promise<void> {
		await connection.begin(settings.isolationLevel ?? "read committed");
	}

	async commitTransaction(connection: PgConnection): Promise<void> {
		await connection.commit();
	}

	async rollbackTransaction(connection: PgConnection): Promise<void> {
		await connection.rollback();
	}

	/** Waits for connections in use, which the pool itself would cut off. */
	async destroy(): Promise<void> {
		if (this.#inUse > 0) {
			await new Promise<void>((resolve) => {
				this.#whenIdle = resolve;
			});
		}
		await this.#connections.end();
	}

	#leave(): void {
		this.#inUse--;
		if (this.#inUse === 0) this.#whenIdle?.();
	}
}
