import {
	type CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	type Driver,
	Kysely,
	PostgresQueryCompiler,
	type QueryResult,
	SqliteIntrospector,
	SqliteQueryCompiler,
	sql,
} from "kysely";
import type { Database, Tx } from "../open-database.ts";
import type { Tables } from "../tables.ts";

/** Returns the query plans of the statements that `work` sends, without running them: each gives no rows. */
export async function planOf(database: Database, work: (tx: Tx) => Promise<unknown>): Promise<string> {
	return await database.transaction(async (tx) => {
		// PostgreSQL would otherwise scan and sort the small tables of a test.
		for (const planKind of database.dialect === "postgres" ? ["seqscan", "bitmapscan", "sort"] : []) {
			await sql`set local ${sql.raw(`enable_${planKind}`)} = off`.execute(tx);
		}
		const dialect = new ExplainingDialect(tx, database.dialect);
		await new Kysely<Tables>({ dialect })
			.transaction()
			.execute((inside) => work(Object.assign(inside, { afterCommit: () => {} })));
		if (dialect.plans.length === 0) throw new Error("There was no statement to explain.");
		return dialect.plans.join("\n");
	});
}

class ExplainingDialect implements Dialect, Driver, DatabaseConnection {
	readonly plans: string[] = [];
	readonly #tx: Tx;
	readonly #dialect: Database["dialect"];

	constructor(tx: Tx, dialect: Database["dialect"]) {
		this.#tx = tx;
		this.#dialect = dialect;
	}

	async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
		const explain = this.#dialect === "postgres" ? "explain" : "explain query plan";
		const { rows } = await this.#tx.executeQuery({ ...query, sql: `${explain} ${query.sql}` });
		this.plans.push(...rows.map((row) => JSON.stringify(row)));
		return { rows: [] };
	}

	streamQuery(): never {
		throw new Error("A stream is not explained.");
	}

	/** The database's own adapter, by which a query knows its dialect. */
	createAdapter() {
		return this.#tx.getExecutor().adapter;
	}

	createQueryCompiler() {
		return this.#dialect === "postgres" ? new PostgresQueryCompiler() : new SqliteQueryCompiler();
	}

	createIntrospector(db: Kysely<unknown>) {
		return new SqliteIntrospector(db);
	}

	createDriver(): Driver {
		return this;
	}

	async acquireConnection(): Promise<DatabaseConnection> {
		return this;
	}

	async init(): Promise<void> {}
	async beginTransaction(): Promise<void> {}
	async commitTransaction(): Promise<void> {}
	async rollbackTransaction(): Promise<void> {}
	async releaseConnection(): Promise<void> {}
	async destroy(): Promise<void> {}
}
