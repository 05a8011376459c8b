import { type PostgresServer, startPostgresServer } from "./postgres-server.ts";

let server: PostgresServer | null = null;

/**
 * Starts one PostgreSQL for a whole vitest run and names it in `HILO_TEST_POSTGRES_URL`; where that is set already, the
 * tests use the server that it names.
 */
export async function setup(): Promise<void> {
	if (process.env.HILO_TEST_POSTGRES_URL !== undefined) return;
	server = await startPostgresServer();
	if (server !== null) process.env.HILO_TEST_POSTGRES_URL = server.url;
}

/** Stops the server that `setup` started. */
export async function teardown(): Promise<void> {
	if (server === null) return;
	delete process.env.HILO_TEST_POSTGRES_URL;
	await server.stop();
}
