import type { DeleteResult, InsertResult, UpdateResult } from "kysely";
import { PgAdapter } from "./postgres/postgres.dialect.ts";
import { type Build, type Param, Plan } from "./prepared.plan.ts";
import type { Queries } from "./queries.ts";
import { EngineAdapter } from "./sqlite/sqlite.dialect.ts";
import { SqlitePlan } from "./sqlite/sqlite.plan.ts";

export type { Param };

type Args<P> = keyof P extends never ? [] : [params: P];

/** A prepared query that gives rows. */
export interface PreparedRead<P, R> {
	/** Gives the first row, or undefined where there is none. */
	first(db: Queries, ...args: Args<P>): Promise<R | undefined>;
	/** Gives every row. */
	all(db: Queries, ...args: Args<P>): Promise<R[]>;
}

/** A prepared insert, update or delete without `returning`. */
export interface PreparedWrite<P> {
	/** Gives the number of rows that were written. */
	run(db: Queries, ...args: Args<P>): Promise<number>;
}

/** What `prepared` makes of a query whose rows, or whose result, are `R`. */
export type Prepared<P, R> = [R] extends [InsertResult | UpdateResult | DeleteResult]
	? PreparedWrite<P>
	: PreparedRead<P, R>;

/**
 * Makes a query that runs very often cheap: it is built, compiled and prepared once for each database, and run with new
 * parameters from then on. `build` gets the database and `param`, which stands for a parameter by its name; annotate it
 * with the parameters' types:
 *
 *     const xpOf = prepared((db, param: Param<{ id: string }>) =>
 *         db.selectFrom("users").select("xp").where("id", "=", param("id")));
 *     const row = await xpOf.first(tx, { id });
 *
 * It is run on the database or in a transaction. `build` must always build the same query. Name the columns of whole
 * rows (`columnsOf`). See docs/decisions/prepared-statements.md.
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
		first: (db, ...[params]) => planFor(db).first(db, params),
		all: (db, ...[params]) => planFor(db).all(db, params),
		run: (db, ...[params]) => planFor(db).run(db, params),
	};
}
