import { AppError } from "@hilo/rules/errors/app-error";
import type { ErrorCode } from "@hilo/rules/errors/errors";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ApiEnv } from "../http/api-env.ts";

/** One file in a form (`multipart/form-data`), as a call takes it. */
export interface Upload {
	readonly field: string;
	readonly maxBytes: number;
	readonly tooLarge: ErrorCode;
	readonly missing: ErrorCode;
}

/** What a form adds to its file: borders, names and other small fields. */
const FORM_BYTES = 64 * 1024;

/**
 * Reads the file out of a request's form. What is announced as too large is refused unread.
 *
 * @throws AppError `upload.tooLarge`, or `upload.missing` where there is no such file.
 */
export async function readUpload(c: Context<ApiEnv>, upload: Upload): Promise<Uint8Array> {
	const tooLarge = () => {
		throw new AppError(upload.tooLarge);
	};
	let file: File | string | null = null;
	await bodyLimit({ maxSize: upload.maxBytes + FORM_BYTES, onError: tooLarge })(c, async () => {
		file = await c.req.raw.formData().then(
			(form) => form.get(upload.field),
			() => null,
		);
	});
	return bytesOf(file, upload);
}

async function bytesOf(file: File | string | null, upload: Upload): Promise<Uint8Array> {
	if (!(file instanceof File)) throw new AppError(upload.missing);
	if (file.size > upload.maxBytes) throw new AppError(upload.tooLarge);
	return new Uint8Array(await file.arrayBuffer());
}
