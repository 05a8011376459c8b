import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PostgresServer, startPostgresServer } from "./postgres-server.ts";

let server: PostgresServer | null = null;
let folder: string | null = null;

/** Starts one PostgreSQL for a whole vitest run, unless `HILO_TEST_POSTGRES_URL` names one already. */
export async function setup(): Promise<void> {
	if (process.env.HILO_TEST_FOLDER === undefined) {
		folder = mkdtempSync(join(tmpdir(), "hilo-test-"));
		process.env.HILO_TEST_FOLDER = folder;
	}
	if (process.env.HILO_TEST_POSTGRES_URL !== undefined) return;
	server = await startPostgresServer();
	if (server !== null) process.env.HILO_TEST_POSTGRES_URL = server.url;
}

export async function teardown(): Promise<void> {
	if (folder !== null) {
		delete process.env.HILO_TEST_FOLDER;
		rmSync(folder, { recursive: true, force: true });
		folder = null;
	}
	if (server === null) return;
	delete process.env.HILO_TEST_POSTGRES_URL;
	await server.stop();
	server = null;
}
