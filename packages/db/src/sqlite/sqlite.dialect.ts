import {
	CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	type Driver,
	type Kysely,
	SqliteAdapter,
	SqliteIntrospector,
	SqliteQueryCompiler,
} from "kysely";
import { refuseInsideTransaction } from "../open-transaction.ts";
import type { SqliteEngine } from "./sqlite.engine.ts";

/** Kysely on one better-sqlite3 connection. */
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

/** Carries the engine, so that a hot query finds it from any Kysely instance of the database. */
export class EngineAdapter extends SqliteAdapter {
	readonly engine: SqliteEngine;

	constructor(engine: SqliteEngine) {
		super();
		this.engine = engine;
	}

	/** The driver takes turns by itself. */
	override get supportsMultipleConnections(): true {
		return true;
	}

	/** So that migrations run in one transaction, whose write lock keeps other processes from migrating too. */
	override get supportsTransactionalDdl(): true {
		return true;
	}
}

class EngineDriver implements Driver {
	readonly #engine: SqliteEngine;

	constructor(engine: SqliteEngine) {
		this.#engine = engine;
	}

	async init(): Promise<void> {}

	async acquireConnection(): Promise<DatabaseConnection> {
		refuseInsideTransaction(this.#engine);
		await this.#engine.turns.take();
		return this.#engine.connection;
	}

	async releaseConnection(): Promise<void> {
		this.#engine.turns.pass();
	}

	/** Takes the write lock at once: a transaction that reads first and writes later could not wait for it. */
	async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("begin immediate"));
	}

	async commitTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("commit"));
	}

	async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("rollback"));
	}

	async destroy(): Promise<void> {
		this.#engine.close();
	}
}
