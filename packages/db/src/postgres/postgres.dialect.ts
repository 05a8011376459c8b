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
	readonly #names = new PreparedNames();
	readonly #driver: PgDriver;
	#closing: Promise<void> | undefined;

	/** @param limits null where statements may take as long as they need. */
	constructor(connections: Pool, limits: Limits | null, writes: WriteSlots) {
		this.#driver = new PgDriver(connections, this.#names, limits, writes);
	}

	createDriver(): Driver {
		return this.#driver;
	}

	/** In place of Kysely's `destroy`, after which calls fail without a code. */
	close(): Promise<void> {
		this.#closing ??= this.#driver.destroy();
		return this.#closing;
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
