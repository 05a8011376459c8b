import { access, constants, lstat, stat } from "node:fs/promises";
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
