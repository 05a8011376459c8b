import type { PostgresServer } from "@hilo/db/testing/postgres-server";

export interface SharedPostgres {
	/** Environment variables with its address; empty where npm has no PostgreSQL for the platform. */
	env(): Promise<Record<string, string>>;
	stop(): Promise<void>;
}

/** HILO_TEST_POSTGRES_URL, if set, names a server to use instead. */
export function sharedPostgres(): SharedPostgres {
	let starting: Promise<PostgresServer | null> | undefined;
	return {
		async env() {
			if (process.env.HILO_TEST_POSTGRES_URL !== undefined) return {};
			starting ??= start();
			const server = await starting;
			return server === null ? {} : { HILO_TEST_POSTGRES_URL: server.url };
		},
		async stop() {
			await (await starting)?.stop();
		},
	};
}

async function start(): Promise<PostgresServer | null> {
	// Imported late: a partial install lacks this module's dependencies until `installMissingPackages` has run.
	const { startPostgresServer } = await import("@hilo/db/testing/postgres-server");
	return startPostgresServer();
}
