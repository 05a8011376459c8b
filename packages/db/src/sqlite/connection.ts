import { type CompiledQuery, type DatabaseConnection, type QueryResult, SelectQueryNode } from "kysely";
import { refuseUnstorableText } from "../unstorable-text.ts";
import type { SqliteEngine } from "./sqlite.engine.ts";

/** Lets Kysely run queries on the one SQLite connection, by statements that are prepared once. */
export class SqliteConnection implements DatabaseConnection {
	protected readonly engine: SqliteEngine;

	constructor(engine: SqliteEngine) {
		this.engine = engine;
	}

	async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
		refuseUnstorableText(parameters);
		const statement = this.engine.statements.get<R>(sql);
		if (statement.reader) return { rows: await this.engine.busy.run(() => statement.all(...parameters)) };
		const { changes, lastInsertRowid } = await this.engine.busy.run(() => statement.run(...parameters));
		return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
	}

	async *streamQuery<R>({ sql, parameters, query }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
		if (!SelectQueryNode.is(query)) throw new Error("SQLite streams select queries only.");
		refuseUnstorableText(parameters);
		// Nobody else can use a statement while it is iterated, so this one is prepared for the stream alone.
		const statement = this.engine.raw.prepare<unknown[], R>(sql);
		for (const row of statement.iterate(...parameters)) yield { rows: [row] };
	}
}
