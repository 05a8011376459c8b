import type { DeleteResult, Expression, InsertResult, UpdateResult } from "kysely";
import { PgAdapter } from "./postgres/postgres.dialect.ts";
import { type Build, type Param, Plan } from "./prepared.plan.ts";
import type { Queries } from "./queries.ts";
import { EngineAdapter } from "./sqlite/sqlite.dialect.ts";
import { SqlitePlan } from "./sqlite/sqlite.plan.ts";

export type { Param };

type Args<P> = keyof P extends never ? [] : [values: P];

export interface PreparedRead<P, R> {
	first(db: Queries, ...args: Args<P>): Promise<R | undefined>;
	all(db: Queries, ...args: Args<P>): Promise<R[]>;
}

/** An insert, update or delete without `returning`. */
export interface PreparedWrite<P> {
	/** Returns the number of rows written. */
	run(db: Queries, ...args: Args<P>): Promise<number>;
}

export type Prepared<P, R> = [R] extends [InsertResult | UpdateResult | DeleteResult]
	? PreparedWrite<P>
	: PreparedRead<P, R>;

/** Returns a parameter for each column, to insert or set them: `values(params(param, columnNames("moves")))`. */
export function params<P, Name extends keyof P & string>(param: Param<P>, names: readonly Name[]) {
	const entries = names.map((name) => [name, param(name)]);
	return Object.fromEntries(entries) as { [Each in Name]: Expression<P[Each]> };
}

/**
 * Returns a query that is built and prepared once for each database, for queries that run very often. `build` must
 * always build the same query, with `columnsOf` for whole rows. See docs/decisions/prepared-statements.md.
 */
export function prepared<P, R>(build: Build<P, R>): Prepared<P, R>;
export function prepared<P, R>(build: Build<P, R>): PreparedRead<P, R> & PreparedWrite<P> {
	const plans = new WeakMap<object, Plan<P, R>>();
	const planFor = (db: Queries): Plan<P, R> => {
		const { adapter } = db.getExecutor();
		let plan = plans.get(adapter);
		if (plan === undefined) {
			plan =
				adapter instanceof EngineAdapter ? new SqlitePlan(db, build, adapter.engine) : new Plan(db, build);
			if (adapter instanceof PgAdapter) adapter.prepare(plan.compiled.sql);
			plans.set(adapter, plan);
		}
		return plan;
	};
	return {
		first: (db, ...[values]) => planFor(db).first(db, values),
		all: (db, ...[values]) => planFor(db).all(db, values),
		run: (db, ...[values]) => planFor(db).run(db, values),
	};
}
