import { type DatabaseConnection, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from "kysely";
import { refuseInsideTransaction } from "../open-transaction.ts";

/** Kysely's PostgreSQL, which refuses the pool to code that runs inside a transaction. */
export class GuardedPostgresDialect extends PostgresDialect {
	readonly #config: PostgresDialectConfig;
	readonly #owner: object;

	constructor(config: PostgresDialectConfig, owner: object) {
		super(config);
		this.#config = config;
		this.#owner = owner;
	}

	override createDriver(): PostgresDriver {
		return new GuardedPostgresDriver(this.#config, this.#owner);
	}
}

class GuardedPostgresDriver extends PostgresDriver {
	readonly #owner: object;

	constructor(config: PostgresDialectConfig, owner: object) {
		super(config);
		this.#owner = owner;
	}

	override async acquireConnection(): Promise<DatabaseConnection> {
		refuseInsideTransaction(this.#owner);
		return await super.acquireConnection();
	}
}
