import {
	type Dialect,
	type Driver,
	type Kysely,
	PostgresAdapter,
	PostgresIntrospector,
	PostgresQueryCompiler,
} from "kysely";
import type { Pool } from "pg";
import type { Limits } from "./limits.ts";
import { PgDriver } from "./postgres.driver.ts";
import { PreparedNames } from "./prepared-names.ts";
import type { WriteSlots } from "./write-slots.ts";

/** Kysely on several connections to PostgreSQL, each of which prepares the prepared queries. */
export class PgDialect implements Dialect {
	readonly #connections: Pool;
	readonly #limits: Limits | null;
	readonly #writes: WriteSlots;
	readonly #names = new PreparedNames();

	/** @param limits null where statements may take as long as they need. */
	constructor(connections: Pool, limits: Limits | null, writes: WriteSlots) {
		this.#connections = connections;
		this.#limits = limits;
		this.#writes = writes;
	}

	createDriver(): Driver {
		return new PgDriver(this.#connections, this.#names, this.#limits, this.#writes);
	}

	createQueryCompiler(): PostgresQueryCompiler {
		return new PostgresQueryCompiler();
	}

	createAdapter(): PgAdapter {
		return new PgAdapter(this.#names);
	}

	createIntrospector(db: Kysely<unknown>): PostgresIntrospector {
		return new PostgresIntrospector(db);
	}
}

/** Lets a prepared query say, by the database or by a transaction, that its text is worth preparing. */
export class PgAdapter extends PostgresAdapter {
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
