import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { BackupError } from "@hilo/db/backup-files";
import { sqliteFile } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/errors";
import { MINUTE_MS } from "@hilo/rules/time/durations";
import type { Platform } from "../../../platform/platform.ts";
import type { Settings } from "../../../platform/settings.ts";
import { newId } from "../../../platform/system/ids.ts";
import { deleteUpload, UploadedBackup } from "./uploaded-backup.ts";

/** An upload whose next part is later than this is given up. */
const MAX_PAUSE_MS = MINUTE_MS;

declare module "../../../platform/context.ts" {
	interface Services {
		readonly restore: RestoreUploads;
	}
}

export function createRestoreUploads({ settings, log }: Pick<Platform, "settings" | "log">): RestoreUploads {
	return new RestoreUploads(settings, (err) => log.error({ err }, "an upload could not be deleted"));
}

/** The upload of a backup, one at a time, and the backup with which the process is to start again. */
export class RestoreUploads {
	readonly #settings: Pick<Settings, "databaseUrl">;
	readonly #onError: (error: unknown) => void;
	readonly #maxPauseMs: number;
	readonly #ready = Promise.withResolvers<string>();
	#isBusy = false;
	#upload: UploadedBackup | null = null;
	#timer: NodeJS.Timeout | undefined;

	constructor(
		settings: Pick<Settings, "databaseUrl">,
		onError: (error: unknown) => void,
		maxPauseMs: number = MAX_PAUSE_MS,
	) {
		this.#settings = settings;
		this.#onError = onError;
		this.#maxPauseMs = maxPauseMs;
	}

	/** Resolves with the file of a checked backup. */
	get ready(): Promise<string> {
		return this.#ready.promise;
	}

	/** @returns the upload's secret. @throws AppError 409 while there is another one; BackupError. */
	async begin(bytes: number): Promise<string> {
		const file = sqliteFile(this.#settings.databaseUrl);
		if (file === null) throw new AppError("registration/restore-is-postgres");
		if (this.#isBusy) throw new AppError("registration/other-upload");
		this.#isBusy = true;
		try {
			this.#upload = await UploadedBackup.open(`${file}.${newId()}.upload`, bytes);
		} catch (error) {
			this.#isBusy = false;
			throw error;
		}
		this.#giveUpLater();
		return this.#upload.secret;
	}

	/** @throws AppError 409 where it was given up or is not the one under way; BackupError. */
	async write(secret: string, at: number, part: Uint8Array): Promise<void> {
		const upload = this.#find(secret);
		this.#giveUpLater();
		try {
			await upload.write(at, part);
		} catch (error) {
			// What was written of the part is unknown, and a full disk is needed for the rest of the site.
			if (error instanceof BackupError && this.#upload === upload) await this.#giveUp();
			throw error;
		}
	}

	/**
	 * Deletes the upload unless `check` finds it good; then the process starts again with it.
	 * @throws AppError 409 unless all of it has arrived; what `check` throws.
	 */
	async finish(secret: string, check: (file: string) => Promise<void>): Promise<void> {
		const upload = this.#find(secret);
		clearTimeout(this.#timer);
		// A second call finds none.
		this.#upload = null;
		try {
			await upload.finish();
			await check(upload.path);
		} catch (error) {
			await upload.delete();
			this.#isBusy = false;
			throw error;
		}
		this.#ready.resolve(upload.path);
	}

	#find(secret: string): UploadedBackup {
		if (this.#upload?.secret !== secret) throw new AppError("registration/upload-ended");
		return this.#upload;
	}

	#giveUpLater(): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.#giveUp().catch(this.#onError), this.#maxPauseMs).unref();
	}

	async #giveUp(): Promise<void> {
		clearTimeout(this.#timer);
		const upload = this.#upload;
		this.#upload = null;
		this.#isBusy = false;
		await upload?.delete();
	}
}

/** Deletes what a process that was killed has left. */
export async function deleteUploads({ databaseUrl }: Pick<Settings, "databaseUrl">): Promise<void> {
	const file = sqliteFile(databaseUrl);
	if (file === null) return;
	const cwd = dirname(file);
	for (const name of globSync(`${basename(file)}.*.upload`, { cwd })) await deleteUpload(join(cwd, name));
}
