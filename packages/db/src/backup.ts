import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import SqliteDatabase, { type Database as RawDatabase } from "better-sqlite3";
import { BackupError } from "./backup-error.ts";
import { MIGRATIONS } from "./migrations/migrations.ts";
import { moveInPlace } from "./move-in-place.ts";
import { sqliteFile } from "./open-database.ts";
import { backupPostgres, restorePostgres } from "./postgres-backup/postgres-backup.ts";
import { makePrivate } from "./sqlite/private-file.ts";

/** How long a statement waits while another process holds the database's lock. */
const IN_USE_TIMEOUT_MS = 1_000;

/**
 * Writes the whole database, which may be in use and is not migrated, into one new file.
 * @throws BackupError where `file` exists, or where the database is newer than this version or not Hilo's.
 */
export async function backupDatabase({ url, file }: { url: string; file: string }): Promise<void> {
	const source = sqliteFile(url);
	if (source === null) return await backupPostgres(url, file);
	if (!existsSync(source)) throw new BackupError(`There is no database at ${source}.`);
	if (existsSync(file)) throw new BackupError(`${file} exists already; a backup never overwrites a file.`);
	const draft = `${file}.${process.pid}.part`;
	try {
		// SQLite accepts an empty file as the target; creating it first makes it private.
		await writeFile(draft, "", { mode: 0o600, flag: "wx" });
		withDatabase(source, (raw) => raw.prepare("vacuum into ?").run(draft));
		assertRestorable(draft, "The database");
		await moveInPlace(draft, file);
	} finally {
		await rm(draft, { force: true });
	}
}

/**
 * Replaces a closed database, on PostgreSQL an empty one. Returns the new name of the previous one, or null for none.
 * @throws BackupError, before any change, for a damaged, foreign or newer backup or a database in use.
 */
export async function restoreDatabase({ url, file }: { url: string; file: string }): Promise<string | null> {
	const target = sqliteFile(url);
	if (target === null) {
		await restorePostgres(url, file);
		return null;
	}
	if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
	if (resolve(file) === resolve(target))
		throw new BackupError("That is the database itself, not a backup of it.");
	if (existsSync(`${file}-wal`)) {
		throw new BackupError(
			`${file} is a database that was in use, with changes beside it: make a backup of it first.`,
		);
	}
	const draft = `${target}.${process.pid}.part`;
	try {
		await mkdir(dirname(target), { recursive: true, mode: 0o700 });
		await copyFile(file, draft);
		makePrivate(draft);
		assertRestorable(draft, "The backup");
		const previousFile = await moveAside(target);
		await moveInPlace(draft, target);
		return previousFile;
	} finally {
		await rm(draft, { force: true });
	}
}

function assertRestorable(file: string, subject: string): void {
	const migrations = checkFile(file);
	if (migrations.length === 0) throw new BackupError(`${subject} is none of Hilo's.`);
	const unknown = migrations.filter((name) => !(name in MIGRATIONS));
	if (unknown.length > 0) {
		throw new BackupError(
			`${subject} comes from a newer version of Hilo, with the migration ${unknown.join(", ")}: use that version.`,
		);
	}
}

/** Checks every page and reference, and returns the names of the applied migrations. */
function checkFile(file: string): string[] {
	try {
		return withDatabase(file, (raw) => {
			const damage = raw.pragma("integrity_check(1)", { simple: true });
			if (damage !== "ok") throw new BackupError(`The file is damaged: ${damage}.`);
			if (raw.prepare("pragma foreign_key_check").get() !== undefined) {
				throw new BackupError("The file is damaged: rows are missing that others refer to.");
			}
			const hasMigrations = raw.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").get();
			if (hasMigrations === undefined) return [];
			return raw.prepare<[], string>("select name from kysely_migration").pluck().all();
		});
	} catch (error) {
		if (!(error instanceof SqliteDatabase.SqliteError)) throw error;
		throw new BackupError(`The file is damaged or no database: ${error.message}.`, { cause: error });
	}
}

async function moveAside(target: string): Promise<string | null> {
	if (!existsSync(target)) return null;
	makePrivate(target);
	mergeWriteAheadLog(target);
	const previousFile = `${target}.before-restore-${new Date().toISOString().replaceAll(":", "")}`;
	for (const suffix of ["", "-wal", "-shm"]) {
		if (existsSync(target + suffix)) await rename(target + suffix, previousFile + suffix);
	}
	return previousFile;
}

/** Merges the write-ahead log into the database file. @throws BackupError while another process has it open. */
function mergeWriteAheadLog(target: string): void {
	try {
		withDatabase(target, (raw) => raw.pragma("journal_mode = delete"));
	} catch (error) {
		if (!(error instanceof SqliteDatabase.SqliteError)) throw error;
		if (error.code.startsWith("SQLITE_BUSY")) {
			throw new BackupError("The database is in use. Stop the server, then restore.", { cause: error });
		}
		// A database too damaged to open is renamed as it is: that may be why the operator restores a backup.
	}
}

function withDatabase<T>(file: string, use: (raw: RawDatabase) => T): T {
	const raw = new SqliteDatabase(file, { fileMustExist: true, timeout: IN_USE_TIMEOUT_MS });
	try {
		return use(raw);
	} finally {
		raw.close();
	}
}
