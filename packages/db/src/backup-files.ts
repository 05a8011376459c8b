import { access, constants, lstat, stat } from "node:fs/promises";

/** A backup or a restore was refused; the message is written for the operator. */
export class BackupError extends Error {
	override readonly name = "BackupError";
}

/** What the system or SQLite says about a file that can't be read or written. */
const FILE_ERRORS: Readonly<Record<string, (path: string) => string>> = {
	ENOENT: (path) => `${path} can't be reached: a folder of its path is missing.`,
	ENOTDIR: (path) => `${path} can't be reached: a part of its path is a file, not a folder.`,
	EEXIST: (path) => `${path} is a file, not a folder.`,
	EISDIR: (path) => `${path} is a folder, not a file.`,
	EACCES: (path) => `The user of this process may not use ${path}.`,
	EPERM: (path) => `The user of this process may not use ${path}.`,
	EROFS: (path) => `The disk of ${path} is read-only.`,
	ENOSPC: (path) => `The disk of ${path} is full.`,
	EDQUOT: (path) => `The disk of ${path} is full.`,
	EFBIG: (path) => `${path} would be larger than its disk allows.`,
	EIO: (path) => `The disk of ${path} fails.`,
	ELOOP: (path) => `${path} is a link that leads to itself.`,
	ENAMETOOLONG: (path) => `The name ${path} is too long.`,
	SQLITE_FULL: (path) => `The disk of ${path} is full.`,
	SQLITE_READONLY: (path) => `${path} is read-only.`,
};

/** Runs `work` on a file; an error of the file system is thrown as a sentence. @throws BackupError */
export async function explainFileErrors<T>(path: string, work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "";
		const sentence = FILE_ERRORS[code];
		throw sentence ? new BackupError(sentence(path), { cause: error }) : error;
	}
}

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
