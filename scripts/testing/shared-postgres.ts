import type { PostgresServer } from "@hilo/db/testing/postgres-server";

/** One PostgreSQL for all suites of a run, started when the first one wants it. */
export interface SharedPostgres {
	/** What a suite's environment needs to find it; nothing where npm has none for the platform. */
	env(): Promise<Record<string, string>>;
	/** Ends it, if it was started. */
	stop(): Promise<void>;
}

/** Prepares a server that starts at the first `env()`; one that HILO_TEST_POSTGRES_URL names already is used instead. */
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
	// Loaded late: a partial install lacks its dependencies until the command has completed it.
	const { startPostgresServer } = await import("@hilo/db/testing/postgres-server");
	return startPostgresServer();
}
