import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../migrate.ts";
import { openDatabase } from "../open-database.ts";
import type { TestDatabase } from "./databases.ts";

let migrated: Promise<Buffer> | undefined;

/** Opens a file of its own, copied from one that was migrated once. */
export async function openSqliteTestDatabase(isEmpty: boolean): Promise<TestDatabase> {
	const folder = mkdtempSync(join(tmpdir(), "hilo-sqlite-"));
	const file = join(folder, "test.sqlite");
	if (!isEmpty) {
		migrated ??= migratedFile();
		writeFileSync(file, await migrated);
	}
	const url = `sqlite:${file}`;
	const database = await openDatabase({ url, isDurable: false });
	const close = async () => {
		await database.close();
		rmSync(folder, { recursive: true, force: true });
	};
	return { ...database, url, close };
}

async function migratedFile(): Promise<Buffer> {
	const folder = mkdtempSync(join(tmpdir(), "hilo-sqlite-"));
	try {
		const file = join(folder, "template.sqlite");
		const database = await openDatabase({ url: `sqlite:${file}`, isDurable: false });
		await migrate(database);
		await database.close();
		return readFileSync(file);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
