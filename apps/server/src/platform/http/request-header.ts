import type { Context } from "hono";
import type { ApiEnv } from "./api-env.ts";

/**
 * Reads one of Node's own headers. Hono would copy all of them into a `Headers` first, which costs an unchanged poll
 * about a tenth.
 */
export function requestHeader({ req, env }: Context<ApiEnv>, name: Lowercase<string>): string | undefined {
	const headers = env?.incoming?.headers;
	return headers ? headers[name]?.toString() : req.header(name);
}
