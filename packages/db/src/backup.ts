import { existsSync, statSync } from "node:fs";
import { copyFile, mkdir, open, realpath, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import SqliteDatabase, { type Database as RawDatabase } from "better-sqlite3";
import { assertNewFile, assertReadableFile, BackupError, explainFileErrors } from "./backup-files.ts";
import { assertColumns, columnsOf } from "./backup-tables.ts";
import { IS_BEFORE_FIRST_RELEASE, isBeforeFirstRelease } from "./migrate.ts";
import { MIGRATIONS } from "./migrations/migrations.ts";
import { sqliteFile } from "./open-database.ts";
import { makePrivate } from "./sqlite/private-file.ts";

/** How long a statement waits while another process holds the database's lock. */
const IN_USE_TIMEOUT_MS = 1_000;

/**
 * By table, what ends the rows of the processes that used the database: a restored site holds no lease and names no
 * backups of the site that it was made of.
 */
const END_PROCESS_ROWS: Readonly<Record<string, string>> = {
	chore_leases: "delete from chore_leases",
	// Each start without an administrator prints another link.
	registration_invitations: "delete from registration_invitations where makes_admin = 1",
	settings: "delete from settings where key in ('lastBackup', 'lastBackupFailure')",
};

/** Returns the file of a SQLite database. @throws BackupError for PostgreSQL, which has backups of its own. */
export function fileOfDatabase(url: string): string {
	const file = sqliteFile(url);
	if (file !== null) return file;
	throw new BackupError(
		"PostgreSQL is backed up with pg_dump and restored with pg_restore: docs/operating.md, Backups of PostgreSQL.",
	);
}

/**
 * Writes the whole database, which may be in use and is not migrated, into one new file.
 * @throws BackupError where `file` exists, or where the database is newer than this version or not Hilo's.
 */
export async function backupDatabase({ url, file }: { url: string; file: string }): Promise<void> {
	const source = fileOfDatabase(url);
	if (!existsSync(source)) throw new BackupError(`There is no database at ${source}.`);
	await assertNewFile(file);
	const draft = `${file}.${process.pid}.part`;
	await explainFileErrors(file, async () => {
		try {
			// SQLite accepts an empty file as the target; creating it first makes it private.
			await writeFile(draft, "", { mode: 0o600, flag: "wx" });
			withDatabase(source, (raw) => raw.prepare("vacuum into ?").run(draft));
			await assertRestorable(draft, "The database");
			endProcessRows(draft);
			await moveInPlace(draft, file);
		} finally {
			await rm(draft, { force: true });
		}
	});
}

/**
 * Replaces a closed database. Returns the new name of the previous one, or null for none.
 * @throws BackupError, before any change, for a damaged, foreign or newer backup or a database in use.
 */
export async function restoreDatabase({ url, file }: { url: string; file: string }): Promise<string | null> {
	const target = fileOfDatabase(url);
	await assertReadableFile(file);
	return await explainFileErrors(target, () => replaceDatabase(target, file));
}

async function replaceDatabase(target: string, file: string): Promise<string | null> {
	const source = await realpath(file);
	if (existsSync(target) && source === (await realpath(target)))
		throw new BackupError("That is the database itself, not a backup of it.");
	assertNothingBeside(source, file);
	const draft = `${target}.${process.pid}.part`;
	try {
		await mkdir(dirname(target), { recursive: true, mode: 0o700 });
		await copyFile(source, draft);
		makePrivate(draft);
		await makeRestorable(draft, file);
		return await swapDatabase(target, draft);
	} finally {
		await rm(draft, { force: true });
	}
}

/**
 * Checks a copy of a backup to its end, and deletes the rows of the processes that used it.
 * @param subject what the refusal calls the backup. @throws BackupError for a damaged, foreign or newer one.
 */
export async function makeRestorable(copy: string, subject: string): Promise<void> {
	await assertRestorable(copy, subject);
	endProcessRows(copy);
}

/**
 * Moves a copy that is restorable, and on the same disk, in the place of a closed database. Returns the new name of the
 * previous one, or null for none. @throws BackupError, before any change, for a database in use.
 */
export async function replaceWithCopy({ url, copy }: { url: string; copy: string }): Promise<string | null> {
	const target = fileOfDatabase(url);
	return await explainFileErrors(target, () => swapDatabase(target, copy));
}

async function swapDatabase(target: string, copy: string): Promise<string | null> {
	const previousFile = await moveAside(target);
	await moveInPlace(copy, target);
	return previousFile;
}

function assertNothingBeside(source: string, file: string): void {
	if (!existsSync(`${source}-wal`) && !existsSync(`${source}-journal`)) return;
	throw new BackupError(
		`${file} is a database that was in use, with changes beside it: make a backup of it first.`,
	);
}

/** What a backup has. */
export interface BackupContents {
	/** Its newest migration. */
	readonly tables: string;
	readonly bytes: number;
	/** When the file was written, in epoch ms. */
	readonly writtenAt: number;
	/** When a player was last seen, in epoch ms; null for a site without sessions. */
	readonly lastSeenAt: number | null;
	readonly users: number;
	readonly customGames: number;
	readonly runs: number;
}

/** Reads a backup to its end, with the checks of a restore. @throws BackupError where it could not be restored. */
export async function checkBackup(file: string): Promise<BackupContents> {
	await assertReadableFile(file);
	const source = await realpath(file);
	assertNothingBeside(source, file);
	const migrations = await assertRestorable(source, file);
	return explainDamage(source, file, (raw) => {
		const numberOf = (query: string) => raw.prepare<[], number | null>(query).pluck().get() ?? null;
		const { size, mtimeMs } = statSync(source);
		return {
			tables: migrations.toSorted().at(-1) ?? "",
			bytes: size,
			writtenAt: mtimeMs,
			lastSeenAt: numberOf("select max(last_seen_at) from sessions"),
			users: numberOf("select count(*) from users") ?? 0,
			customGames: numberOf("select count(*) from custom_games") ?? 0,
			runs: numberOf("select count(*) from runs") ?? 0,
		};
	});
}

/** Returns why a file is no backup of Hilo's, as far as its first pages and its length show; null if it may be one. */
export async function findBackupFault(file: string): Promise<string | null> {
	try {
		await assertReadableFile(file);
		assertKnownMigrations(readMigrations(file, "It"), "It");
		return null;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

function readMigrations(file: string, subject: string): string[] {
	return explainDamage(file, subject, (raw) => {
		const pages = Number(raw.pragma("page_count", { simple: true }));
		if (pages * Number(raw.pragma("page_size", { simple: true })) !== statSync(file).size)
			throw new BackupError(`${subject} is damaged: its end is missing.`);
		return migrationsIn(raw);
	});
}

/** Returns the names of the applied migrations. */
async function assertRestorable(file: string, subject: string): Promise<readonly string[]> {
	const migrations = checkFile(file, subject);
	assertKnownMigrations(migrations, subject);
	const columns = await columnsOf(migrations);
	explainDamage(file, subject, (raw) => assertColumns(raw, columns, subject));
	return migrations;
}

/** Checks every page and reference, and returns the names of the applied migrations. */
function checkFile(file: string, subject: string): string[] {
	return explainDamage(file, subject, (raw) => {
		const damage = raw.pragma("integrity_check(1)", { simple: true });
		if (damage !== "ok") throw new BackupError(`${subject} is damaged.`, { cause: damage });
		if (raw.prepare("pragma foreign_key_check").get() !== undefined) {
			throw new BackupError(`${subject} is damaged: rows are missing that others refer to.`);
		}
		return migrationsIn(raw);
	});
}

/** @throws BackupError for the migrations of another program, of a version before 1.0 or of a newer one. */
export function assertKnownMigrations(migrations: readonly string[], subject: string): void {
	if (migrations.length === 0) throw new BackupError(`${subject} is from another program.`);
	if (isBeforeFirstRelease(migrations)) {
		throw new BackupError(`${subject} ${IS_BEFORE_FIRST_RELEASE}: start with an empty database.`);
	}
	const unknown = migrations.filter((name) => !(name in MIGRATIONS));
	if (unknown.length === 0) return;
	throw new BackupError(
		`${subject} is from a newer version of Hilo (${unknown.join(", ")}). Update this site first.`,
	);
}

/** SQLite's own sentence is the cause: for the log, not for people. */
function explainDamage<T>(file: string, subject: string, use: (raw: RawDatabase) => T): T {
	try {
		return withDatabase(file, use);
	} catch (error) {
		if (!(error instanceof SqliteDatabase.SqliteError)) throw error;
		throw new BackupError(`${subject} is no backup of Hilo, or it is damaged.`, { cause: error });
	}
}

function migrationsIn(raw: RawDatabase): string[] {
	// A view of the name might never end.
	const hasMigrations = raw
		.prepare("select 1 from sqlite_schema where name = 'kysely_migration' and type = 'table'")
		.get();
	if (hasMigrations === undefined) return [];
	return raw.prepare<[], string>("select name from kysely_migration").pluck().all();
}

function endProcessRows(file: string): void {
	withDatabase(file, (raw) => {
		const tables = raw
			.prepare<[], string>("select name from sqlite_schema where type = 'table'")
			.pluck()
			.all();
		for (const table of tables) raw.exec(END_PROCESS_ROWS[table] ?? "");
	});
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

/** Renames a file atomically and flushes it: after a power failure `file` is complete or unchanged. */
async function moveInPlace(draft: string, file: string): Promise<void> {
	await flush(draft);
	await rename(draft, file);
	// Windows can't flush a folder.
	if (process.platform !== "win32") await flush(dirname(file));
}

async function flush(path: string): Promise<void> {
	const handle = await open(path, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}
