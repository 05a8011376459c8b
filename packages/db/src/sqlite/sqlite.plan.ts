import type { Statement } from "better-sqlite3";
import { sql } from "kysely";
import { type Build, Plan } from "../prepared.plan.ts";
import type { Queries } from "../queries.ts";
import { refuseUnstorableText } from "../unstorable-text.ts";
import { isBusy } from "./busy.ts";
import type { SqliteEngine } from "./sqlite.engine.ts";

type Execute<R, T> = (statement: Statement<unknown[], R>) => T;

/** Runs the statement without Kysely, which halves the cost. Reads outside transactions don't wait in the queue. */
export class SqlitePlan<P, R> extends Plan<P, R> {
	readonly #engine: SqliteEngine;
	readonly #statement: Statement<unknown[], R>;

	constructor(db: Queries, build: Build<P, R>, engine: SqliteEngine) {
		// With a bare "?" SQLite may plan a join or a limit by the value, and prepare the statement again for each new
		// one.
		super(db, build, (slot) => sql`+${slot}`);
		this.#engine = engine;
		this.#statement = engine.statements.get<R>(this.compiled.sql);
	}

	override first(db: Queries, params: P | undefined): Promise<R | undefined> {
		return this.#execute(
			db,
			(statement) => statement.get(this.values(params)),
			() => super.first(db, params),
		);
	}

	override all(db: Queries, params: P | undefined): Promise<R[]> {
		return this.#execute(
			db,
			(statement) => statement.all(this.values(params)),
			() => super.all(db, params),
		);
	}

	override run(db: Queries, params: P | undefined): Promise<number> {
		return this.#execute(
			db,
			(statement) => statement.run(this.values(params)).changes,
			() => super.run(db, params),
		);
	}

	protected override values(params: P | undefined): unknown[] {
		const values = super.values(params);
		refuseUnstorableText(values);
		return values;
	}

	async #execute<T>(db: Queries, execute: Execute<R, T>, executeQueued: () => Promise<T>): Promise<T> {
		this.#engine.statements.assertOpen();
		if (db.isTransaction)
			return this.#engine.running === db ? this.#executeInTransaction(execute) : executeQueued();
		if (!this.#statement.readonly) return this.#executeAsTransaction(execute);
		try {
			const statement = this.#engine.writeQueue.isIdle ? this.#statement : this.#readStatement();
			return statement ? execute(statement) : await executeQueued();
		} catch (error) {
			if (isBusy(error)) return executeQueued();
			throw error;
		}
	}

	#readStatement(): Statement<unknown[], R> | undefined {
		return this.#engine.readStatements?.get<R>(this.compiled.sql);
	}

	#executeInTransaction<T>(execute: Execute<R, T>): T {
		try {
			return execute(this.#statement);
		} catch (error) {
			this.#engine.noticeFailure();
			throw error;
		}
	}

	/** Runs a write outside transactions as a transaction, so that it can share its commit with others. */
	async #executeAsTransaction<T>(execute: Execute<R, T>): Promise<T> {
		await this.#engine.begin();
		let result: T;
		try {
			result = execute(this.#statement);
		} catch (error) {
			this.#engine.writeQueue.rollback();
			throw error;
		}
		await this.#engine.writeQueue.commit();
		return result;
	}
}
