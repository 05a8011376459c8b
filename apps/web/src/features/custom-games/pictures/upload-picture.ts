import { PICTURE_BYTES_MAX } from "@hilo/rules/custom-games/limits";
import { ERRORS, type ErrorCode, isErrorCode } from "@hilo/rules/errors/errors";
import { avatarTypeOf } from "@hilo/rules/profiles/avatar";
import type { ProcedurePath } from "@hilo/server/app/procedure-path";
import { deviceHeaders } from "../../../platform/api/request-headers.ts";

const ADDRESS = "/api/trpc/customGames.addPicture" satisfies `/api/trpc/${ProcedurePath}`;
/** As long as an avatar may take (platform.md, section 9). */
const TIMEOUT_MS = 60_000;

/** A failure that another try may mend: the way to the server, not the picture. */
export class UploadError extends Error {
	override name = "UploadError";
	readonly canRetry: boolean;
	constructor(text: string, canRetry: boolean) {
		super(text);
		this.canRetry = canRetry;
	}
}

/**
 * Uploads a picture for an item, and returns its address here. Tells the share that is sent, from 0 to 1, which `fetch` can't.
 * @throws UploadError with the text to show; the signal's reason once it is aborted
 */
export async function uploadPicture(
	file: File,
	onProgress: (share: number) => void,
	signal: AbortSignal,
	timeoutMs = TIMEOUT_MS,
): Promise<string> {
	if (file.size > PICTURE_BYTES_MAX) throw refusal("accounts/avatar-too-large");
	const beginning = new Uint8Array(await file.slice(0, 12).arrayBuffer());
	if (!avatarTypeOf(beginning)) throw refusal("accounts/avatar-wrong-type");
	signal.throwIfAborted();
	const { promise, resolve, reject } = Promise.withResolvers<string>();
	const request = new XMLHttpRequest();
	request.open("POST", ADDRESS);
	request.timeout = timeoutMs;
	request.responseType = "text";
	request.setRequestHeader("Content-Type", "application/octet-stream");
	for (const [name, value] of Object.entries(deviceHeaders())) request.setRequestHeader(name, value);
	request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
	request.onload = () => {
		const address = addressIn(request);
		if (address) resolve(address);
		else reject(refusalIn(request));
	};
	request.onerror = () => reject(refusal("site/network", true));
	request.ontimeout = () => reject(refusal("accounts/avatar-timed-out", true));
	request.onabort = () => reject(signal.reason);
	signal.addEventListener("abort", () => request.abort(), { once: true });
	request.send(file);
	return promise;
}

function refusal(code: ErrorCode, canRetry = false): UploadError {
	return new UploadError(ERRORS[code].message, canRetry);
}

interface Answer {
	readonly result?: { readonly data?: { readonly imageUrl?: unknown } };
	readonly error?: { readonly message?: unknown; readonly data?: { readonly appCode?: unknown } };
}

function addressIn(request: XMLHttpRequest): string | null {
	const address = request.status < 300 ? answerIn(request)?.result?.data?.imageUrl : null;
	return typeof address === "string" ? address : null;
}

/** The server's own message where it sent one of the catalogue's. A 413 may come from a proxy that knows none of them. */
function refusalIn(request: XMLHttpRequest): UploadError {
	const { message, data } = answerIn(request)?.error ?? {};
	const isOwn = isErrorCode(data?.appCode) && data.appCode !== "site/unexpected";
	const canRetry = request.status === 429 || request.status >= 500;
	if (isOwn && typeof message === "string") return new UploadError(message, canRetry);
	if (request.status === 413) return refusal("accounts/avatar-refused-size");
	return refusal("custom-games/picture-failed", true);
}

function answerIn({ responseText }: XMLHttpRequest): Answer | null {
	try {
		return JSON.parse(responseText);
	} catch {
		return null;
	}
}
