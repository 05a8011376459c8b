import { AppError } from "@hilo/rules/errors/app-error";
import type { Context, Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ApiEnv } from "./api-env.ts";

/** The largest JSON body of most calls. */
export const MAX_JSON_BYTES = 1024 * 1024;

/**
 * Refuses bodies that are too large, by their announced length where they have one: Node holds a body to it, and to look at the
 * body itself would make a stream of it, which costs more than a judged guess.
 */
export async function limitBody(c: Context<ApiEnv>, next: Next, maxBytes: number) {
	const announced = c.req.header("Content-Length");
	if (announced === undefined || c.req.header("Transfer-Encoding") !== undefined)
		return bodyLimit({ maxSize: maxBytes, onError: refuse })(c, next);
	return Number(announced) > maxBytes ? refuse() : next();
}

function refuse(): never {
	throw new AppError("request/too-large");
}
