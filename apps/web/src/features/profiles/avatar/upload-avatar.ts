import { ERRORS } from "@hilo/rules/errors/errors";
import { refusalText } from "../../../platform/api/refusal-text.ts";
import { CSRF_HEADER } from "../../../platform/api/request-headers.ts";
import { sendPicture } from "../../../platform/picture-upload.ts";

/** @param onProgress gets the share that is sent, from 0 to 1. @throws Error with the text to show */
export async function uploadAvatar(
	file: File,
	onProgress: (share: number) => void,
	timeoutMs?: number,
): Promise<void> {
	const body = new FormData();
	body.append("avatar", file);
	const headers = CSRF_HEADER;
	const answer = await sendPicture({ path: "/api/user/avatar", body, headers, onProgress, timeoutMs });
	// A 413 may come from a proxy.
	if (answer.status === 413) throw new Error(ERRORS["accounts/avatar-refused-size"].message);
	if (answer.status >= 300) throw new Error(refusalText(answer.text, "accounts/avatar-failed"));
}
