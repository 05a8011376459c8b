import type { PostgresServer } from "@hilo/db/testing/postgres-server";

/** One PostgreSQL for all suites of a run. It starts when the first suite asks for it. */
export interface SharedPostgres {
	/** Returns the environment variables that lead a suite to it; none where npm has no PostgreSQL for the platform. */
	env(): Promise<Record<string, string>>;
	/** Stops it, if it was started. */
	stop(): Promise<void>;
}

/** Starts a server at the first `env()`, unless HILO_TEST_POSTGRES_URL already names one. */
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
	// A partial install lacks this module's dependencies until `installRest` has run, so it is imported late.
	const { startPostgresServer } = await import("@hilo/db/testing/postgres-server");
	return startPostgresServer();
}
