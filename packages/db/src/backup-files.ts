import { access, constants, lstat, open, stat } from "node:fs/promises";
import { BackupError, explainFileErrors } from "./backup-error.ts";

/** @throws BackupError where there is something at `file`, a link that leads nowhere too. */
export async function assertNewFile(file: string): Promise<void> {
	const found = await lstat(file).catch(() => null);
	if (found?.isDirectory()) throw new BackupError(`${file} is a folder: name a new file in it.`);
	if (found) throw new BackupError(`${file} exists already; a backup never overwrites a file.`);
}

/** @throws BackupError unless `file` is a file, or a link to one, that has something in it and may be read. */
export async function assertReadableFile(file: string): Promise<void> {
	const found = await stat(file).catch((error) => {
		if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
		return explainFileErrors(file, () => Promise.reject(error));
	});
	if (found === null) throw new BackupError(`There is no file ${file}.`);
	if (found.isDirectory()) throw new BackupError(`${file} is a folder: name the backup in it.`);
	// Reading a pipe or a device might never end.
	if (!found.isFile()) throw new BackupError(`${file} is no ordinary file.`);
	if (found.size === 0) throw new BackupError(`${file} is empty.`);
	await explainFileErrors(file, () => access(file, constants.R_OK));
}

type FileFormat = "sqlite" | "gzip" | "pg_dump" | "unknown";

/** How files of each format begin. */
const BEGINNINGS: readonly (readonly [FileFormat, string])[] = [
	["sqlite", "SQLite format 3\0"],
	["gzip", "\x1f\x8b"],
	["pg_dump", "PGDMP"],
	["pg_dump", "--\n-- PostgreSQL database"],
];
const LONGEST_BEGINNING = 32;

export async function formatOf(file: string): Promise<FileFormat> {
	const handle = await open(file, "r");
	try {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_BEGINNING), 0, LONGEST_BEGINNING, 0);
		const beginning = buffer.toString("latin1", 0, bytesRead);
		return BEGINNINGS.find(([, text]) => beginning.startsWith(text))?.[0] ?? "unknown";
	} finally {
		await handle.close();
	}
}

/** @throws BackupError where `file` is a backup of the other database, or pg_dump's. */
export async function assertFormatFor(target: "sqlite" | "gzip", file: string): Promise<void> {
	const format = await formatOf(file);
	if (format === "pg_dump")
		throw new BackupError(`${file} was written by pg_dump: restore it with pg_restore or psql.`);
	if (target === "sqlite" && format === "gzip")
		throw new BackupError(
			`${file} is compressed, as backups of PostgreSQL are: to restore one, set DATABASE_URL to an empty database.`,
		);
	if (target === "gzip" && format === "sqlite")
		throw new BackupError(`${file} is a backup of SQLite: to restore it, leave DATABASE_URL empty.`);
}
