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
	readonly #connections: Pool;
	readonly #limits: Limits | null;
	readonly #writes: WriteSlots;
	readonly #names = new PreparedNames();

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
