import { type FileHandle, open, rm } from "node:fs/promises";
import { explainFileErrors } from "@hilo/db/backup-files";
import { AppError } from "@hilo/rules/errors/errors";
import { newSecret } from "../../../platform/system/ids.ts";

/** A backup that arrives in parts, in a private file. */
export class UploadedBackup {
	/** Known to its uploader alone. */
	readonly secret = newSecret();
	readonly path: string;
	readonly #bytes: number;
	#received = 0;
	#handle: FileHandle | null;

	private constructor(path: string, bytes: number, handle: FileHandle) {
		this.path = path;
		this.#bytes = bytes;
		this.#handle = handle;
	}

	/** @throws BackupError where the file can't be made. */
	static async open(path: string, bytes: number): Promise<UploadedBackup> {
		const handle = await explainFileErrors(path, () => open(path, "wx", 0o600));
		return new UploadedBackup(path, bytes, handle);
	}

	/** A part that was received before is ignored: its answer was lost. @throws AppError 409; BackupError. */
	async write(at: number, part: Uint8Array): Promise<void> {
		const handle = this.#handle;
		const end = at + part.length;
		if (handle && end <= this.#received) return;
		if (!handle || at !== this.#received || end > this.#bytes)
			throw new AppError("registration/upload-ended");
		this.#received = end;
		await explainFileErrors(this.path, () => writeAll(handle, part, at));
	}

	/** Ends the writing. @throws AppError 409 unless all of it has arrived. */
	async finish(): Promise<void> {
		if (this.#received !== this.#bytes) throw new AppError("registration/upload-ended");
		await this.#close();
	}

	async delete(): Promise<void> {
		await this.#close();
		await deleteUpload(this.path);
	}

	async #close(): Promise<void> {
		const handle = this.#handle;
		this.#handle = null;
		await handle?.close();
	}
}

/** At its own position, because parts may come at the same time. */
async function writeAll(handle: FileHandle, part: Uint8Array, at: number): Promise<void> {
	for (let written = 0; written < part.length; )
		written += (await handle.write(part, written, part.length - written, at + written)).bytesWritten;
}

/** With what SQLite leaves beside it where the check is cut short. */
export async function deleteUpload(path: string): Promise<void> {
	for (const suffix of ["", "-journal", "-wal", "-shm"]) await rm(path + suffix, { force: true });
}
