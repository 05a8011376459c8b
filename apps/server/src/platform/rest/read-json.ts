import { AppError } from "@hilo/rules/errors/errors";
import type { Context } from "hono";
import type { ApiEnv } from "../http/api-env.ts";
import { type BodyLimit, parseBody, readText, USUAL_BODY } from "../http/parse-body.ts";

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** `{}` without a body. @throws AppError in this order: 415 for the type, 413 for the size, 400 for
 * bytes that are no UTF-8 or no JSON object. */
export async function readJson(c: Context<ApiEnv>, limit: BodyLimit = USUAL_BODY): Promise<object> {
	if (!JSON_TYPE.test(c.req.header("Content-Type") ?? "")) {
		if (await hasBody(c)) throw new AppError("request/wrong-type");
		return {};
	}
	const text = await readText(c, limit.maxBytes);
	if (text.trim() === "") return {};
	const body = await parseBody(c.get("ctx"), text, limit).catch(asMalformed);
	if (typeof body !== "object" || body === null || Array.isArray(body))
		throw new AppError("request/not-an-object");
	return body;
}

/** Without an announced length, reads up to the first byte. */
export async function hasBody(c: Context<ApiEnv>): Promise<boolean> {
	const contentLength = c.req.header("Content-Length");
	if (contentLength !== undefined) return Number(contentLength) > 0;
	for await (const chunk of c.req.raw.body ?? []) if (chunk.length > 0) return true;
	return false;
}

function asMalformed(error: unknown): never {
	throw error instanceof SyntaxError ? new AppError("request/malformed-json") : error;
}
