import {
	type Compilable,
	type DeleteResult,
	type Expression,
	type InsertResult,
	type Kysely,
	sql,
	type UpdateResult,
} from "kysely";
import type { Tables } from "./tables.ts";

/** Names a parameter of a hot query where its value will stand. */
export type Param<P> = <K extends keyof P & string>(name: K) => Expression<P[K]>;

type Args<P> = keyof P extends never ? [] : [params: P];
type Builder<P, R> = (db: Kysely<Tables>, param: Param<P>) => Compilable<R>;

/** A compiled query that answers rows. */
export interface HotRead<P, R> {
	/** Gives the first row, or undefined where there is none. */
	first(db: Kysely<Tables>, ...args: Args<P>): Promise<R | undefined>;
	/** Gives every row. */
	all(db: Kysely<Tables>, ...args: Args<P>): Promise<R[]>;
}

/** A compiled insert, update or delete without `returning`. */
export interface HotWrite<P> {
	/** Gives the number of rows that were written. */
	run(db: Kysely<Tables>, ...args: Args<P>): Promise<number>;
}

/** What `hot` gives for a query that answers `R`. */
export type Hot<P, R> = [R] extends [InsertResult | UpdateResult | DeleteResult] ? HotWrite<P> : HotRead<P, R>;

class Slot {
	readonly name: string;
	constructor(name: string) {
		this.name = name;
	}
}

/**
 * A query that is built and compiled once for each database and executed afterwards with new parameters only.
 * `build` gets the database and `param`, which names the parameters; annotate it with their types:
 *
 *     const scoreOf = hot((db, param: Param<{ id: string }>) =>
 *         db.selectFrom("users").select("xp").where("id", "=", param("id")));
 *     const row = await scoreOf.first(tx, { id });
 *
 * The query's shape must not depend on anything but the dialect. Takes the database or a transaction.
 */
export function hot<P, R>(build: Builder<P, R>): Hot<P, R>;
export function hot<P, R>(build: Builder<P, R>): HotRead<P, R> & HotWrite<P> {
	const execute = async (db: Kysely<Tables>, params: P | undefined) => {
		const param = <K extends keyof P & string>(name: K) => sql<P[K]>`${new Slot(name)}`;
		const compiled = build(db, param).compile();
		const values = new Map<string, unknown>(Object.entries(params ?? {}));
		const parameters = compiled.parameters.map((p) => (p instanceof Slot ? values.get(p.name) : p));
		return await db.executeQuery<R>({ ...compiled, parameters });
	};
	return {
		first: async (db, ...[params]) => (await execute(db, params)).rows[0],
		all: async (db, ...[params]) => (await execute(db, params)).rows,
		run: async (db, ...[params]) => Number((await execute(db, params)).numAffectedRows ?? 0n),
	};
}
