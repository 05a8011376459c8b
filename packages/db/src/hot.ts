import type { DeleteResult, InsertResult, UpdateResult } from "kysely";
import { type Build, type Param, Plan } from "./hot.plan.ts";
import { PgAdapter } from "./postgres/postgres.dialect.ts";
import type { Queries } from "./queries.ts";
import { EngineAdapter } from "./sqlite/sqlite.dialect.ts";
import { SqlitePlan } from "./sqlite/sqlite.plan.ts";

export type { Param };

type Args<P> = keyof P extends never ? [] : [params: P];

/** A hot query that gives rows. */
export interface HotRead<P, R> {
	/** Gives the first row, or undefined where there is none. */
	first(db: Queries, ...args: Args<P>): Promise<R | undefined>;
	/** Gives every row. */
	all(db: Queries, ...args: Args<P>): Promise<R[]>;
}

/** A hot insert, update or delete without `returning`. */
export interface HotWrite<P> {
	/** Gives the number of rows that were written. */
	run(db: Queries, ...args: Args<P>): Promise<number>;
}

/** What `hot` makes of a query whose rows, or whose result, are `R`. */
export type Hot<P, R> = [R] extends [InsertResult | UpdateResult | DeleteResult]
	? HotWrite<P>
	: HotRead<P, R>;

/**
 * Makes a query that runs very often cheap: it is built, compiled and prepared once for each database, and run with new
 * parameters from then on. `build` gets the database and `param`, which stands for a parameter by its name; annotate it
 * with the parameters' types:
 *
 *     const xpOf = hot((db, param: Param<{ id: string }>) =>
 *         db.selectFrom("users").select("xp").where("id", "=", param("id")));
 *     const row = await xpOf.first(tx, { id });
 *
 * It is run on the database or in a transaction. `build` must always build the same query. Name the columns of whole
 * rows (`columnsOf`). See docs/decisions/hot-statements.md.
 */
export function hot<P, R>(build: Build<P, R>): Hot<P, R>;
export function hot<P, R>(build: Build<P, R>): HotRead<P, R> & HotWrite<P> {
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
