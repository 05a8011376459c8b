import {
	type Dialect,
	type Driver,
	type Kysely,
	PostgresAdapter,
	PostgresIntrospector,
	PostgresQueryCompiler,
} from "kysely";
import type { Pool } from "pg";
import { PoolDriver } from "./postgres.driver.ts";
import { PreparedNames } from "./prepared-names.ts";

/** Kysely on a pool of PostgreSQL connections that prepare the hot queries. */
export class PoolDialect implements Dialect {
	readonly #pool: Pool;
	readonly #names = new PreparedNames();

	constructor(pool: Pool) {
		this.#pool = pool;
	}

	createDriver(): Driver {
		return new PoolDriver(this.#pool, this.#names);
	}

	createQueryCompiler(): PostgresQueryCompiler {
		return new PostgresQueryCompiler();
	}

	createAdapter(): PoolAdapter {
		return new PoolAdapter(this.#names);
	}

	createIntrospector(db: Kysely<unknown>): PostgresIntrospector {
		return new PostgresIntrospector(db);
	}
}

/** Lets a hot query say, by the database or by a transaction, that its text is worth preparing. */
export class PoolAdapter extends PostgresAdapter {
	readonly #names: PreparedNames;

	constructor(names: PreparedNames) {
		super();
		this.#names = names;
	}

	/** Has every connection prepare `text` when it first runs it, and run the prepared statement from then on. */
	prepare(text: string): void {
		this.#names.add(text);
	}
}
