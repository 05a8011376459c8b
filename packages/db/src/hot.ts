import type { DeleteResult, InsertResult, UpdateResult } from "kysely";
import { type Build, type Param, Plan } from "./hot.plan.ts";
import { PoolAdapter } from "./postgres/postgres.dialect.ts";
import type { Queries } from "./queries.ts";
import { EngineAdapter } from "./sqlite/sqlite.dialect.ts";
import { SqlitePlan } from "./sqlite/sqlite.plan.ts";

export type { Param };

type Args<P> = keyof P extends never ? [] : [params: P];

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

/** What `hot` gives for a query that answers `R`. */
export type Hot<P, R> = [R] extends [InsertResult | UpdateResult | DeleteResult]
	? HotWrite<P>
	: HotRead<P, R>;

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
export function hot<P, R>(build: Build<P, R>): Hot<P, R>;
export function hot<P, R>(build: Build<P, R>): HotRead<P, R> & HotWrite<P> {
	const plans = new WeakMap<object, Plan<P, R>>();
	const planFor = (db: Queries): Plan<P, R> => {
		const { adapter } = db.getExecutor();
		let plan = plans.get(adapter);
		if (plan === undefined) {
			plan =
				adapter instanceof EngineAdapter ? new SqlitePlan(db, build, adapter.engine) : new Plan(db, build);
			if (adapter instanceof PoolAdapter) adapter.prepare(plan.compiled.sql);
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
