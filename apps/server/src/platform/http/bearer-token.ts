import type { Context } from "hono";
import type { ApiEnv } from "./api-env.ts";
import { requestHeader } from "./request-header.ts";

/** The token of `Authorization: Bearer …` (RFC 6750), "" for an empty one; null without this header. */
export function bearerToken(c: Context<ApiEnv>): string | null {
	const header = requestHeader(c, "authorization");
	if (header === undefined) return null;
	const match = /^bearer(?:[ \t]+(.*))?$/i.exec(header);
	return match && (match[1]?.trim() ?? "");
}
