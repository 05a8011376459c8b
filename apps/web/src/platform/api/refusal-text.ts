import { ERRORS, type ErrorCode, isErrorCode } from "@hilo/rules/errors/errors";

/**
 * Returns the server's own message where it refused a call with an error of the catalogue, else the text of `fallback`.
 * @param body what the server answered
 */
export function refusalText(body: string, fallback: ErrorCode): string {
	try {
		const { message, code }: { message: string; code: unknown } = JSON.parse(body);
		if (isErrorCode(code) && code !== "site/unexpected") return message;
	} catch {
		// A proxy's answer.
	}
	return ERRORS[fallback].message;
}
