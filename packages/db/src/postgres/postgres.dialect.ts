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

export class PgDialect implements Dialect {
	readonly #names = new PreparedNames();
	readonly #driver: PgDriver;
	#closing: Promise<void> | undefined;

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

/** Carries the names of prepared statements, so that `prepared` reaches them from a database or a transaction. */
export class PgAdapter extends PostgresAdapter {
	readonly #names: PreparedNames;

	constructor(names: PreparedNames) {
		super();
		this.#names = names;
	}

	/** From now on every connection runs `text` as a prepared statement. */
	prepare(text: string): void {
		this.#names.add(text);
	}
}
