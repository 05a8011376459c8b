import { AppError, type ErrorCode } from "@hilo/rules/errors/errors";
import type { Context } from "hono";
import { z } from "zod";
import type { ApiEnv } from "../http/api-env.ts";
import { hasBody, readBytes } from "../http/parse-body.ts";

export interface Upload {
	readonly field: string;
	readonly maxBytes: number;
	readonly tooLarge: ErrorCode;
	readonly missing: ErrorCode;
}

/** May still be arriving: the use case reads it after its own checks. */
export interface UploadedFile {
	/** @throws AppError `tooLarge` or `missing` of the call's `Upload`. */
	read(): Promise<Uint8Array>;
}

export const uploadedFile = z.custom<UploadedFile>().meta({ type: "string", format: "binary" });

/** For boundaries, names and other small fields of the form. */
const FORM_BYTES = 64 * 1024;
const MAX_PARTS = 20;
const MAX_HEADER_BYTES = 8 * 1024;

/** Reads nothing of the file. @throws AppError 415 for no form; `upload.tooLarge` by the announced length. */
export async function openUpload(c: Context<ApiEnv>, upload: Upload): Promise<UploadedFile> {
	const isForm = /^multipart\/form-data\s*;/i.test(c.req.header("Content-Type") ?? "");
	if (!isForm && (await hasBody(c))) throw new AppError("request/not-a-form");
	if (Number(c.req.header("Content-Length")) > upload.maxBytes + FORM_BYTES)
		throw new AppError(upload.tooLarge);
	return { read: () => readUpload(c, upload) };
}

async function readUpload(c: Context<ApiEnv>, upload: Upload): Promise<Uint8Array> {
	const body = await readBytes(c, upload.maxBytes + FORM_BYTES, upload.tooLarge);
	const type = c.req.header("Content-Type") ?? "";
	if (hasManyParts(body, type)) throw new AppError(upload.missing);
	const form = await new Response(body, { headers: { "Content-Type": type } }).formData().catch(() => null);
	const file = form?.get(upload.field);
	if (!(file instanceof File)) throw new AppError(upload.missing);
	if (file.size > upload.maxBytes) throw new AppError(upload.tooLarge);
	return new Uint8Array(await file.arrayBuffer());
}

/** Parsing 160,000 parts or headers of a form would block the event loop for seconds. */
function hasManyParts(body: Buffer, type: string): boolean {
	const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
	const delimiter = `--${quoted ?? plain}`;
	let parts = 0;
	for (let at = body.indexOf(delimiter); at !== -1; at = body.indexOf(delimiter, at + delimiter.length)) {
		const headersEnd = body.indexOf("\r\n\r\n", at);
		if (++parts > MAX_PARTS || (headersEnd === -1 ? body.length : headersEnd) - at > MAX_HEADER_BYTES)
			return true;
	}
	return false;
}
