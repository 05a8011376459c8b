import { type Compilable, type CompiledQuery, type Expression, type QueryResult, sql } from "kysely";
import type { Queries } from "./queries.ts";

export type Param<P> = <K extends keyof P & string>(name: K) => Expression<P[K]>;

export type Build<P, R> = (db: Queries, param: Param<P>) => Compilable<R>;

export class Plan<P, R> {
	readonly compiled: CompiledQuery<R>;
	/** One entry for each parameter of the statement: the name of a caller's parameter, or a fixed value. */
	readonly #sources: readonly ({ readonly name: keyof P } | { readonly value: unknown })[];

	constructor(
		db: Queries,
		build: Build<P, R>,
		toExpression: <T>(slot: object) => Expression<T> = (slot) => sql`${slot}`,
	) {
		const names = new Map<unknown, keyof P>();
		const param = <K extends keyof P & string>(name: K): Expression<P[K]> => {
			const slot = {};
			names.set(slot, name);
			return toExpression(slot);
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
