import { ERRORS, type ErrorCode, isErrorCode } from "@hilo/rules/errors/errors";

/** Returns the server's text if the answer is an error of the catalogue, otherwise the text of `fallback`. */
export function refusalText(body: string, fallback: ErrorCode): string {
	try {
		const { message, code }: { message: string; code: unknown } = JSON.parse(body);
		if (isErrorCode(code) && code !== "site/unexpected") return message;
	} catch {
		// The answer of a proxy.
	}
	return ERRORS[fallback].message;
}
