import { ERRORS, type ErrorCode, isErrorCode } from "@hilo/rules/errors/errors";

/** The server's own message where a documented call was refused with one of the catalogue's errors, else the text of `fallback`. */
export function refusalText(body: string, fallback: ErrorCode): string {
	try {
		const { message, code }: { message: string; code: unknown } = JSON.parse(body);
		if (isErrorCode(code) && code !== "site/unexpected") return message;
	} catch {
		// A proxy's answer.
	}
	return ERRORS[fallback].message;
}
