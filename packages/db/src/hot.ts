import type { Statement } from "better-sqlite3";
import {
	type Compilable,
	type CompiledQuery,
	type DeleteResult,
	type Expression,
	type InsertResult,
	type QueryResult,
	sql,
	type UpdateResult,
} from "kysely";
import type { Queries } from "./open-database.ts";
import { EngineAdapter } from "./sqlite/sqlite.dialect.ts";
import type { SqliteEngine } from "./sqlite/sqlite.engine.ts";

/** Names a parameter of a hot query where its value will stand. */
export type Param<P> = <K extends keyof P & string>(name: K) => Expression<P[K]>;

type Args<P> = keyof P extends never ? [] : [params: P];
type Build<P, R> = (db: Queries, param: Param<P>) => Compilable<R>;

/** A compiled query that answers rows. */
export interface HotRead<P, R> {
	/** Gives the first row, or undefined where there is none. */
	first(db: Queries, ...args: Args<P>): Promise<R | undefined>;
	/** Gives every row. */
	all(db: Queries, ...args: Args<P>): Promise<R[]>;
}

/** A compiled insert, update or delete without `returning`. */
export interface HotWrite<P> {
	/** Gives the number of rows that were written. */
	run(db: Queries, ...args: Args<P>): Promise<number>;
}

/**
 * A query that is built and compiled once for each database and executed afterwards with new parameters only.
 * `build` gets the database and `param`, which names the parameters; annotate it with their types:
 *
 *     const xpOf = hot((db, param: Param<{ id: string }>) =>
 *         db.selectFrom("users").select("xp").where("id", "=", param("id")));
 *     const row = await xpOf.first(tx, { id });
 *
 * The query's shape must not depend on anything but the dialect. Takes the database or a transaction.
 */
export function hot<P>(build: Build<P, InsertResult | UpdateResult | DeleteResult>): HotWrite<P>;
export function hot<P, R>(build: Build<P, R>): HotRead<P, R>;
export function hot<P, R>(build: Build<P, R>): HotRead<P, R> & HotWrite<P> {
	const plans = new WeakMap<object, Plan<P, R>>();
	const planFor = (db: Queries): Plan<P, R> => {
		const { adapter } = db.getExecutor();
		let plan = plans.get(adapter);
		if (plan === undefined) {
			plan =
				adapter instanceof EngineAdapter ? new SqlitePlan(db, build, adapter.engine) : new Plan(db, build);
			plans.set(adapter, plan);
		}
		return plan;
	};
	return {
		first: (db, ...[params]) => planFor(db).first(db, params),
		all: (db, ...[params]) => planFor(db).all(db, params),
		run: (db, ...[params]) => planFor(db).run(db, params),
	};
}

/** A hot query as one database knows it. */
class Plan<P, R> {
	protected readonly compiled: CompiledQuery<R>;
	/** For each of the statement's parameters its name, or its value where it is always the same. */
	readonly #sources: readonly ({ readonly name: keyof P } | { readonly value: unknown })[];

	constructor(db: Queries, build: Build<P, R>) {
		const names = new Map<unknown, keyof P>();
		const param = <K extends keyof P & string>(name: K): Expression<P[K]> => {
			const slot = {};
			names.set(slot, name);
			return sql<P[K]>`${slot}`;
		};
		this.compiled = build(db, param).compile();
		this.#sources = this.compiled.parameters.map((value) => {
			const name = names.get(value);
			return name === undefined ? { value } : { name };
		});
	}

	async first(db: Queries, params: P | undefined): Promise<R | undefined> {
		return (await this.execute(db, params)).rows[0];
	}

	async all(db: Queries, params: P | undefined): Promise<R[]> {
		return (await this.execute(db, params)).rows;
	}

	async run(db: Queries, params: P | undefined): Promise<number> {
		return Number((await this.execute(db, params)).numAffectedRows ?? 0n);
	}

	protected execute(db: Queries, params: P | undefined): Promise<QueryResult<R>> {
		return db.executeQuery({ ...this.compiled, parameters: this.values(params) });
	}

	protected values(params: P | undefined): unknown[] {
		return this.#sources.map((source) => ("name" in source ? params?.[source.name] : source.value));
	}
}

/** Goes straight to the prepared statement where it is this caller's turn anyway, which halves the cost. */
class SqlitePlan<P, R> extends Plan<P, R> {
	readonly #engine: SqliteEngine;
	readonly #statement: Statement<unknown[], R>;

	constructor(db: Queries, build: Build<P, R>, engine: SqliteEngine) {
		super(db, build);
		this.#engine = engine;
		this.#statement = engine.statements.get<R>(this.compiled.sql);
	}

	override async first(db: Queries, params: P | undefined): Promise<R | undefined> {
		if (!this.#engine.isOpenTo(db)) return super.first(db, params);
		try {
			return this.#statement.get(this.values(params));
		} catch (error) {
			this.#engine.noticeFailure();
			throw error;
		}
	}

	override async all(db: Queries, params: P | undefined): Promise<R[]> {
		if (!this.#engine.isOpenTo(db)) return super.all(db, params);
		try {
			return this.#statement.all(this.values(params));
		} catch (error) {
			this.#engine.noticeFailure();
			throw error;
		}
	}

	override async run(db: Queries, params: P | undefined): Promise<number> {
		if (!this.#engine.isOpenTo(db)) return super.run(db, params);
		try {
			return this.#statement.run(this.values(params)).changes;
		} catch (error) {
			this.#engine.noticeFailure();
			throw error;
		}
	}
}
