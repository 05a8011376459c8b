import { ERRORS, type ErrorCode } from "@hilo/rules/errors/errors";
import { avatarTypeOf } from "@hilo/rules/profiles/avatar";
import { addressOf } from "../ui/base-path.ts";
import { refusalIn } from "./api/refusal-in.ts";
import { deviceHeaders } from "./api/request-headers.ts";

const TIMEOUT_MS = 60_000;

/** Returns what is wrong with a file's size or type, or null. The type is read from the content, not from the name. */
export async function pictureFault(file: File, maxBytes: number): Promise<ErrorCode | null> {
	if (file.size > maxBytes) return "accounts/avatar-too-large";
	const beginning = new Uint8Array(await file.slice(0, 12).arrayBuffer());
	return avatarTypeOf(beginning) ? null : "accounts/avatar-wrong-type";
}

/** The message is the text to show. `canRetry` is true if the connection or the server failed, not the picture. */
export class UploadError extends Error {
	override name = "UploadError";
	readonly canRetry: boolean;
	constructor(text: string, canRetry: boolean) {
		super(text);
		this.canRetry = canRetry;
	}
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
	/** The text of an answer that gives no reason. */
	readonly fallback: ErrorCode;
}

/**
 * Uploads a picture and returns the server's answer as text.
 * @throws UploadError, or the signal's reason once it is aborted
 */
export function sendPicture(upload: PictureUpload): Promise<string> {
	const { path, body, headers, onProgress, timeoutMs = TIMEOUT_MS, signal, fallback } = upload;
	if (signal?.aborted) return Promise.reject(signal.reason);
	const { promise, resolve, reject } = Promise.withResolvers<string>();
	const request = new XMLHttpRequest();
	const fail = (code: ErrorCode, canRetry = true) => reject(new UploadError(ERRORS[code].message, canRetry));
	request.open("POST", addressOf(path));
	request.timeout = timeoutMs;
	for (const [name, value] of Object.entries({ ...deviceHeaders(), ...headers }))
		request.setRequestHeader(name, value);
	request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
	request.onload = () => {
		const { status, responseText } = request;
		const reason = refusalIn(responseText);
		if (status < 300) resolve(responseText);
		// It may come from a proxy.
		else if (status === 413) fail("accounts/avatar-refused-size", false);
		else if (reason === null) fail(fallback);
		else reject(new UploadError(reason, status === 429 || status >= 500));
	};
	request.onerror = () => fail("site/network");
	request.ontimeout = () => fail("accounts/avatar-timed-out");
	request.onabort = () => reject(signal?.reason);
	const abort = () => request.abort();
	signal?.addEventListener("abort", abort);
	request.send(body);
	return promise.finally(() => signal?.removeEventListener("abort", abort));
}
