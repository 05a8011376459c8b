import { type CompiledQuery, type DatabaseConnection, type QueryResult, SelectQueryNode } from "kysely";
import { refuseUnstorableText } from "../unstorable-text.ts";
import type { SqliteEngine } from "./sqlite.engine.ts";

/** Runs Kysely's queries on the one SQLite connection as prepared statements. */
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
		// A statement can't be used elsewhere while it is iterated, so the stream gets one for itself.
		const statement = this.engine.raw.prepare<unknown[], R>(sql);
		for (const row of statement.iterate(...parameters)) yield { rows: [row] };
	}
}
