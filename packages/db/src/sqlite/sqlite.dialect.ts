import {
	type DatabaseConnection,
	type Dialect,
	type Driver,
	type Kysely,
	SqliteAdapter,
	SqliteIntrospector,
	SqliteQueryCompiler,
} from "kysely";
import { SqliteConnection } from "./connection.ts";
import type { SqliteEngine } from "./sqlite.engine.ts";

export class EngineDialect implements Dialect {
	readonly #engine: SqliteEngine;

	constructor(engine: SqliteEngine) {
		this.#engine = engine;
	}

	createDriver(): Driver {
		return new EngineDriver(this.#engine);
	}

	createQueryCompiler(): SqliteQueryCompiler {
		return new SqliteQueryCompiler();
	}

	createAdapter(): EngineAdapter {
		return new EngineAdapter(this.#engine);
	}

	createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
		return new SqliteIntrospector(db);
	}
}

/** Carries the engine, so that `prepared` reaches it from a database or a transaction. */
export class EngineAdapter extends SqliteAdapter {
	readonly engine: SqliteEngine;

	constructor(engine: SqliteEngine) {
		super();
		this.engine = engine;
	}

	/** Keeps Kysely from queueing queries: `WriteQueue` does. */
	override get supportsMultipleConnections(): true {
		return true;
	}

	/** Makes Kysely run migrations in one transaction, whose write lock keeps other processes from migrating too. */
	override get supportsTransactionalDdl(): true {
		return true;
	}
}

/** Serves queries outside transactions, and the migrator's transactions. */
class EngineDriver implements Driver {
	readonly #engine: SqliteEngine;
	readonly #connection: SqliteConnection;

	constructor(engine: SqliteEngine) {
		this.#engine = engine;
		this.#connection = new SqliteConnection(engine);
	}

	async init(): Promise<void> {}

	async acquireConnection(): Promise<DatabaseConnection> {
		this.#engine.assertUsable();
		await this.#engine.writeQueue.acquire();
		return this.#connection;
	}

	async releaseConnection(): Promise<void> {
		this.#engine.writeQueue.release();
	}

	async beginTransaction(): Promise<void> {
		await this.#engine.busy.run(() => this.#engine.raw.exec("begin immediate"));
	}

	async commitTransaction(): Promise<void> {
		this.#engine.raw.exec("commit");
	}

	async rollbackTransaction(): Promise<void> {
		if (this.#engine.raw.inTransaction) this.#engine.raw.exec("rollback");
	}

	async destroy(): Promise<void> {
		await this.#engine.close();
	}
}
