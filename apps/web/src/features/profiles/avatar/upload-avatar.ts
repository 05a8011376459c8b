import { ERRORS, type ErrorCode, isErrorCode } from "@hilo/rules/errors/errors";
import { AVATAR_MAX_BYTES, avatarTypeOf } from "@hilo/rules/profiles/avatar";
import { CSRF_HEADER, deviceHeaders } from "../../../platform/api/request-headers.ts";

/** How long an upload may take (platform.md, section 9). */
const AVATAR_TIMEOUT_MS = 60_000;

/** Returns what is wrong with a file: its size, or its type, which its content tells and not its name. Null when nothing is. */
export async function checkAvatar(file: File): Promise<ErrorCode | null> {
	if (file.size > AVATAR_MAX_BYTES) return "accounts/avatar-too-large";
	const beginning = new Uint8Array(await file.slice(0, 12).arrayBuffer());
	return avatarTypeOf(beginning) ? null : "accounts/avatar-wrong-type";
}

/**
 * Uploads an avatar. Tells the share that is sent, from 0 to 1, which `fetch` can't.
 * @throws Error with the text to show
 */
export function uploadAvatar(
	file: File,
	onProgress: (share: number) => void,
	timeoutMs = AVATAR_TIMEOUT_MS,
): Promise<void> {
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	const request = new XMLHttpRequest();
	const refuse = (code: ErrorCode) => reject(new Error(ERRORS[code].message));
	request.open("POST", "/api/user/avatar");
	request.timeout = timeoutMs;
	for (const [name, value] of Object.entries({ ...deviceHeaders(), ...CSRF_HEADER }))
		request.setRequestHeader(name, value);
	request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
	request.onload = () => (request.status < 300 ? resolve() : reject(new Error(refusalText(request))));
	request.onerror = () => refuse("site/network");
	request.ontimeout = () => refuse("accounts/avatar-timed-out");
	const form = new FormData();
	form.append("avatar", file);
	request.send(form);
	return promise;
}

/** The server's own message where it sent one of the catalogue's. A 413 may come from a proxy that knows none of them. */
function refusalText({ status, responseText }: XMLHttpRequest): string {
	if (status === 413) return ERRORS["accounts/avatar-refused-size"].message;
	const fallback = ERRORS["accounts/avatar-failed"].message;
	try {
		const { message, code }: { message: string; code: unknown } = JSON.parse(responseText);
		return isErrorCode(code) && code !== "site/unexpected" ? message : fallback;
	} catch {
		return fallback;
	}
}
