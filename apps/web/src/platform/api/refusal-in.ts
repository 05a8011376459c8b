import { isErrorCode } from "@hilo/rules/errors/errors";

/** Returns the text of a documented call's or tRPC's error of the catalogue; null for others, as of a proxy. */
export function refusalIn(body: string): string | null {
	try {
		const answer = JSON.parse(body);
		const { message, code, data } = answer.error ?? answer;
		const appCode: unknown = data?.appCode ?? code;
		return isErrorCode(appCode) && appCode !== "site/unexpected" ? message : null;
	} catch {
		return null;
	}
}
