import { setup, teardown } from "@hilo/db/testing/postgres.global-setup";
import { PostgresDatabases } from "@hilo/db/testing/postgres-databases";

/** A PostgreSQL database with nothing in it, on the tests' server. */
export interface EmptyPostgres {
	readonly url: string;
	/** Removes it. */
	remove(): Promise<void>;
}

/** Opens an empty database on the server that `HILO_TEST_POSTGRES_URL` names, or on the one from npm. */
export async function emptyPostgres(): Promise<EmptyPostgres> {
	await setup();
	const databases = new PostgresDatabases();
	const { url, close } = await databases.open(true);
	return {
		url,
		async remove() {
			await close();
			await databases.end();
			await teardown();
		},
	};
}
