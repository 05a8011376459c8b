import { MAX_PICTURE_BYTES } from "@hilo/rules/custom-games/caps";
import { ERRORS, type ErrorCode, isErrorCode } from "@hilo/rules/errors/errors";
import type { ProcedurePath } from "@hilo/server/app/procedure-path";
import { NoAnswerError, pictureFault, sendPicture } from "../../platform/picture-upload.ts";

const ADDRESS = "/api/trpc/customGames.addPicture" satisfies `/api/trpc/${ProcedurePath}`;

/** `canRetry` is true if the connection failed, not the picture. */
export class UploadError extends Error {
	override name = "UploadError";
	readonly canRetry: boolean;
	constructor(text: string, canRetry: boolean) {
		super(text);
		this.canRetry = canRetry;
	}
}

/**
 * Uploads a picture and returns its address. `onProgress` gets the sent part, from 0 to 1.
 * @throws UploadError with the text to show, or the signal's reason once it is aborted
 */
export async function uploadPicture(
	file: File,
	onProgress: (share: number) => void,
	signal: AbortSignal,
	timeoutMs?: number,
): Promise<string> {
	const fault = await pictureFault(file, MAX_PICTURE_BYTES);
	if (fault) throw refusal(fault);
	signal.throwIfAborted();
	const headers = { "Content-Type": "application/octet-stream" };
	const sent = sendPicture({ path: ADDRESS, body: file, headers, onProgress, timeoutMs, signal });
	const { status, text } = await sent.catch((error: unknown) => {
		throw error instanceof NoAnswerError ? new UploadError(error.message, true) : error;
	});
	const content = contentOf(text);
	const address = status < 300 ? content?.result?.data?.imageUrl : null;
	if (typeof address === "string") return address;
	throw refusalIn(status, content?.error);
}

function refusal(code: ErrorCode, canRetry = false): UploadError {
	return new UploadError(ERRORS[code].message, canRetry);
}

interface Content {
	readonly result?: { readonly data?: { readonly imageUrl?: unknown } };
	readonly error?: { readonly message?: unknown; readonly data?: { readonly appCode?: unknown } };
}

/** The server's message if it is one of the catalogue's. A 413 may come from a proxy, which knows none of them. */
function refusalIn(status: number, { message, data }: Content["error"] = {}): UploadError {
	const isOwn = isErrorCode(data?.appCode) && data.appCode !== "site/unexpected";
	const canRetry = status === 429 || status >= 500;
	if (isOwn && typeof message === "string") return new UploadError(message, canRetry);
	if (status === 413) return refusal("accounts/avatar-refused-size");
	return refusal("custom-games/picture-failed", true);
}

function contentOf(text: string): Content | null {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
