import { ERRORS, type ErrorCode } from "@hilo/rules/errors/errors";
import { avatarTypeOf } from "@hilo/rules/profiles/avatar";
import { deviceHeaders } from "./api/request-headers.ts";

const TIMEOUT_MS = 60_000;

/** Returns what is wrong with a file's size or type, or null. The type is read from the content, not from the name. */
export async function pictureFault(file: File, maxBytes: number): Promise<ErrorCode | null> {
	if (file.size > maxBytes) return "accounts/avatar-too-large";
	const beginning = new Uint8Array(await file.slice(0, 12).arrayBuffer());
	return avatarTypeOf(beginning) ? null : "accounts/avatar-wrong-type";
}

/** The connection failed: a retry may work. */
export class NoAnswerError extends Error {
	override name = "NoAnswerError";
}

interface PictureUpload {
	readonly path: string;
	readonly body: FormData | File;
	/** Sent besides the device headers. */
	readonly headers: Readonly<Record<string, string>>;
	/** Gets the sent part, from 0 to 1, which `fetch` does not report. */
	readonly onProgress: (share: number) => void;
	readonly timeoutMs?: number | undefined;
	readonly signal?: AbortSignal;
}

/**
 * Uploads a picture and returns the server's answer.
 * @throws NoAnswerError with the text to show, or the signal's reason once it is aborted
 */
export function sendPicture(upload: PictureUpload): Promise<{ status: number; text: string }> {
	const { path, body, headers, onProgress, timeoutMs = TIMEOUT_MS, signal } = upload;
	if (signal?.aborted) return Promise.reject(signal.reason);
	const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
	const request = new XMLHttpRequest();
	const fail = (code: ErrorCode) => reject(new NoAnswerError(ERRORS[code].message));
	request.open("POST", path);
	request.timeout = timeoutMs;
	for (const [name, value] of Object.entries({ ...deviceHeaders(), ...headers }))
		request.setRequestHeader(name, value);
	request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
	request.onload = () => resolve({ status: request.status, text: request.responseText });
	request.onerror = () => fail("site/network");
	request.ontimeout = () => fail("accounts/avatar-timed-out");
	request.onabort = () => reject(signal?.reason);
	const abort = () => request.abort();
	signal?.addEventListener("abort", abort);
	request.send(body);
	return promise.finally(() => signal?.removeEventListener("abort", abort));
}
