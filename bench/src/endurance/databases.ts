import { PostgresProcess } from "../processes/postgres-process.ts";
import { databaseFile, inScratch } from "../processes/workspace.ts";
import type { DatabaseName } from "./options.ts";

export interface EnduranceDatabase {
	readonly name: DatabaseName;
	readonly url: string;
	readonly env: Readonly<Record<string, string>>;
	readonly postgres: PostgresProcess | null;
}

export function inDatabase<T>(
	name: DatabaseName | null,
	use: (database: EnduranceDatabase) => Promise<T>,
): Promise<T> {
	return inScratch(async (folder) => {
		const env = { DATA_DIR: folder };
		if (name !== "postgres")
			return use({ name: "sqlite", url: `sqlite:${databaseFile(folder)}`, env, postgres: null });
		const postgres = await PostgresProcess.start();
		try {
			return await use({ name, url: postgres.url, env: { ...env, DATABASE_URL: postgres.url }, postgres });
		} finally {
			await postgres.remove();
		}
	});
}
