import { ERRORS, isErrorCode } from "@hilo/rules/errors/errors";
import { CSRF_HEADER } from "../../../platform/api/request-headers.ts";
import { sendPicture } from "../../../platform/picture-upload.ts";

/**
 * Uploads an avatar. Tells the share that is sent, from 0 to 1.
 * @throws Error with the text to show
 */
export async function uploadAvatar(
	file: File,
	onProgress: (share: number) => void,
	timeoutMs?: number,
): Promise<void> {
	const body = new FormData();
	body.append("avatar", file);
	const headers = CSRF_HEADER;
	const answer = await sendPicture({ path: "/api/user/avatar", body, headers, onProgress, timeoutMs });
	if (answer.status >= 300) throw new Error(refusalText(answer));
}

/** The server's own message where it sent one of the catalogue's. A 413 may come from a proxy that knows none of them. */
function refusalText({ status, text }: { status: number; text: string }): string {
	if (status === 413) return ERRORS["accounts/avatar-refused-size"].message;
	const fallback = ERRORS["accounts/avatar-failed"].message;
	try {
		const { message, code }: { message: string; code: unknown } = JSON.parse(text);
		return isErrorCode(code) && code !== "site/unexpected" ? message : fallback;
	} catch {
		return fallback;
	}
}
