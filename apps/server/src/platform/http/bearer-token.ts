import type { Context } from "hono";
import type { ApiEnv } from "./api-env.ts";

/** The token of `Authorization: Bearer …` (RFC 6750), "" for an empty one; null without this header. */
export function bearerToken(c: Context<ApiEnv>): string | null {
	const header = c.req.header("authorization");
	if (header === undefined) return null;
	const match = /^bearer(?:[ \t]+(.*))?$/i.exec(header);
	return match && (match[1]?.trim() ?? "");
}
