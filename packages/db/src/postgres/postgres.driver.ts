import type { Driver, TransactionSettings } from "kysely";
import type { Pool } from "pg";
import { refuseInsideTransaction } from "../open-transaction.ts";
import { isPatient } from "../patiently.ts";
import { PgConnection } from "./connection.ts";
import type { Limits } from "./limits.ts";
import type { PreparedNames } from "./prepared-names.ts";

/** Lends connections out. Refuses to code that runs inside a transaction, which has one already. */
export class PgDriver implements Driver {
	readonly #connections: Pool;
	readonly #names: PreparedNames;
	readonly #limits: Limits | null;
	/** Connections that are in use, or on their way to be. */
	#inUse = 0;
	#whenIdle: (() => void) | undefined;

	constructor(connections: Pool, names: PreparedNames, limits: Limits | null) {
		this.#connections = connections;
		this.#names = names;
		this.#limits = limits;
	}

	async init(): Promise<void> {}

	async acquireConnection(): Promise<PgConnection> {
		refuseInsideTransaction(this.#connections);
		this.#limits?.reach.assert();
		this.#inUse++;
		try {
			return await this.#connect();
		} catch (error) {
			this.#leave();
			this.#limits?.reach.suspect(error);
			throw error;
		}
	}

	async releaseConnection(connection: PgConnection): Promise<void> {
		await connection.release();
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
		this.#limits?.reach.close();
		await this.#connections.end();
	}

	async #connect(): Promise<PgConnection> {
		const client = await this.#connections.connect();
		const connection = new PgConnection(client, this.#names, this.#limits);
		try {
			if (this.#limits && isPatient()) await connection.lift();
			return connection;
		} catch (error) {
			await connection.release();
			throw error;
		}
	}

	#leave(): void {
		this.#inUse--;
		if (this.#inUse === 0) this.#whenIdle?.();
	}
}
