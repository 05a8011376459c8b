import { setup, teardown } from "@hilo/db/testing/postgres.global-setup";
import { PostgresDatabases } from "@hilo/db/testing/postgres-databases";

export interface EmptyPostgres {
	readonly url: string;
	remove(): Promise<void>;
}

/** Uses the server of `HILO_TEST_POSTGRES_URL`, or the one from npm. */
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
