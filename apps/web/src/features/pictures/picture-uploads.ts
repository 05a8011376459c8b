import { MAX_PICTURE_BYTES } from "@hilo/rules/custom-games/caps";
import { ERRORS } from "@hilo/rules/errors/errors";
import type { ProcedurePath } from "@hilo/server/app/app-router";
import { useEffect, useEffectEvent, useState } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { pictureFault, sendPicture, UploadError } from "../../platform/picture-upload.ts";
import { createStore } from "../../ui/store.ts";

/** A pending or failed upload. Finished ones are not listed. */
export interface PictureUpload {
	readonly id: number;
	readonly target: string;
	readonly file: File;
	readonly fileName: string;
	/** Aborts the upload. */
	readonly controller: AbortController;
	/** The sent part, from 0 to 1; null while it waits for others. */
	readonly share: number | null;
	readonly problem: string | null;
	readonly canRetry: boolean;
}

/** The server converts pictures one by one, and more uploads would only share the bandwidth. */
const MAX_RUNNING = 2;

/** Uploads two pictures at a time. It is outside React, so that uploads continue while their row is not rendered. */
export class PictureUploads {
	readonly #list = createStore<readonly PictureUpload[]>([]);
	readonly #onUploaded: (target: string, imageUrl: string) => void;
	readonly #send: typeof uploadPicture;
	#lastId = 0;
	#running = 0;

	constructor(onUploaded: (target: string, imageUrl: string) => void, send = uploadPicture) {
		this.#onUploaded = onUploaded;
		this.#send = send;
	}

	readonly list = this.#list.get;
	readonly useList = this.#list.useValue;

	/** Replaces a pending upload for the same item. */
	add(target: string, file: File): void {
		for (const { id } of this.list().filter((upload) => upload.target === target)) this.cancel(id);
		this.#lastId += 1;
		const upload = { id: this.#lastId, target, file, fileName: file.name, controller: new AbortController() };
		this.#list.set([...this.list(), { ...upload, share: null, problem: null, canRetry: false }]);
		this.#next();
	}

	retry(id: number): void {
		this.#update(id, { share: null, problem: null, canRetry: false });
		this.#next();
	}

	retryAll(): void {
		for (const { id, canRetry } of this.list()) if (canRetry) this.retry(id);
	}

	/** Aborts an upload, or removes a failed one from the list. */
	cancel(id: number): void {
		this.list()
			.find((upload) => upload.id === id)
			?.controller.abort();
		this.#drop(id);
	}

	cancelAll(): void {
		for (const { id } of this.list()) this.cancel(id);
	}

	#next(): void {
		const waiting = this.list().filter(({ share, problem }) => share === null && problem === null);
		for (const upload of waiting.slice(0, MAX_RUNNING - this.#running)) this.#run(upload);
	}

	async #run({ id, target, file, controller: { signal } }: PictureUpload): Promise<void> {
		this.#running += 1;
		this.#update(id, { share: 0 });
		try {
			const imageUrl = await this.#send(file, (share) => this.#update(id, { share }), signal);
			if (!signal.aborted) {
				this.#drop(id);
				this.#onUploaded(target, imageUrl);
			}
		} catch (error) {
			const { message, canRetry } = error instanceof UploadError ? error : NO_REASON;
			this.#update(id, { problem: message, canRetry });
		}
		this.#running -= 1;
		this.#next();
	}

	#drop(id: number): void {
		this.#list.set(this.list().filter((upload) => upload.id !== id));
	}

	#update(id: number, change: Partial<PictureUpload>): void {
		this.#list.set(this.list().map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
	}
}

export function usePictureUploads(onUploaded: (target: string, imageUrl: string) => void): PictureUploads {
	const utils = trpc.useUtils();
	const uploaded = useEffectEvent((target: string, imageUrl: string) => {
		onUploaded(target, imageUrl);
		utils.customGames.pictureQuota.invalidate();
	});
	const [uploads] = useState(() => new PictureUploads((target, imageUrl) => uploaded(target, imageUrl)));
	useEffect(() => () => uploads.cancelAll(), [uploads]);
	return uploads;
}

const FALLBACK = "custom-games/picture-failed";
const NO_REASON = new UploadError(ERRORS[FALLBACK].message, true);
const ADDRESS = "/api/trpc/customGames.addPicture" satisfies `/api/trpc/${ProcedurePath}`;

/**
 * Uploads a picture and returns its address. `onProgress` gets the sent part, from 0 to 1.
 * @throws UploadError with the text to show, or the signal's reason once it is aborted
 */
export async function uploadPicture(
	file: File,
	onProgress: (share: number) => void,
	signal: AbortSignal,
): Promise<string> {
	const fault = await pictureFault(file, MAX_PICTURE_BYTES);
	if (fault) throw new UploadError(ERRORS[fault].message, false);
	signal.throwIfAborted();
	const headers = { "Content-Type": "application/octet-stream" };
	const text = await sendPicture({
		path: ADDRESS,
		body: file,
		headers,
		onProgress,
		signal,
		fallback: FALLBACK,
	});
	return JSON.parse(text).result.data.imageUrl;
}
