import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteDatabase, { type Database as Connection } from "better-sqlite3";
import { migrate } from "../migrate.ts";
import { openDatabase } from "../open-database.ts";
import type { ReusableDatabase, TestDatabase } from "./reusable-databases.ts";

let migrated: Promise<Buffer> | undefined;

export async function openSqliteTestDatabase(isEmpty: boolean): Promise<TestDatabase> {
	return await openSqliteCopy(isEmpty ? null : await migratedSqlite());
}

/** The content of a migrated database without rows. */
export function migratedSqlite(): Promise<Buffer> {
	migrated ??= migratedFile();
	return migrated;
}

async function openSqliteCopy(content: Buffer | null): Promise<TestDatabase> {
	const folder = newFolder();
	const file = join(folder, "test.sqlite");
	if (content !== null) writeFileSync(file, content);
	const url = `sqlite:${file}`;
	const database = await openDatabase({ url, isDurable: false });
	const close = async () => {
		await database.close();
		rmSync(folder, { recursive: true, force: true });
	};
	return { ...database, url, close };
}

/** The content of an open database, including its write-ahead log. */
export function contentOfSqlite(url: string): Buffer {
	const connection = new SqliteDatabase(url.replace("sqlite:", ""), { readonly: true });
	try {
		return connection.serialize();
	} finally {
		connection.close();
	}
}

/** @param content a migrated database; by default one without rows. */
export async function openReusableSqlite(content?: Buffer): Promise<ReusableDatabase> {
	const database = await openSqliteCopy(content ?? (await migratedSqlite()));
	const file = database.url.replace("sqlite:", "");
	// A separate connection: switching foreign keys off makes a connection prepare all its statements again.
	const resettingConnection = new SqliteDatabase(file);
	resettingConnection.pragma("synchronous = off");
	resettingConnection.pragma("foreign_keys = off");
	if (content) {
		writeFileSync(`${file}.content`, content);
		resettingConnection.prepare("attach ? as content").run(`${file}.content`);
	}
	const reset = prepareReset(resettingConnection, content ? "content" : null);
	return {
		database,
		untilIdle: () => database.transaction(async () => {}),
		reset: async () => reset(),
		remove: async () => {
			resettingConnection.close();
			await database.close();
		},
	};
}

/** Returns a function that makes the rows those of `source`, or none, or returns false where that is not possible. */
function prepareReset(connection: Connection, source: "content" | null): () => boolean {
	const schema = () => connection.pragma("main.schema_version", { simple: true });
	const before = schema();
	const tables = connection
		.prepare<[], { name: string }>(
			"select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely%'",
		)
		.all()
		.map(({ name }) => name);
	const tablesWithRows = (database: string) =>
		connection.prepare<[], { name: string }>(
			tables
				.map((name) => `select '${name}' as name where exists (select 1 from ${database}.${name})`)
				.join(" union all "),
		);
	const rowsIn = tablesWithRows("main");
	const deletions = new Map(tables.map((name) => [name, connection.prepare(`delete from main.${name}`)]));
	const insertions = (source === null ? [] : tablesWithRows(source).all()).map(({ name }) =>
		connection.prepare(`insert into main.${name} select * from ${source}.${name}`),
	);
	const copyAll = connection.transaction(() => {
		const names = rowsIn.all().map(({ name }) => name);
		// Its trigger refuses deletion.
		if (names.includes("audit_log")) return false;
		for (const name of names) deletions.get(name)?.run();
		for (const insertion of insertions) insertion.run();
		return true;
	});
	return () => schema() === before && copyAll.immediate();
}

async function migratedFile(): Promise<Buffer> {
	const folder = newFolder();
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

/** The folder is removed after all tests, as workers are ended by a signal. */
function newFolder(): string {
	return mkdtempSync(join(process.env.HILO_TEST_FOLDER ?? tmpdir(), "hilo-sqlite-"));
}
