import { AppError } from "@hilo/rules/errors/app-error";
import type { Context, Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ApiEnv } from "./api-env.ts";

export const MAX_JSON_BYTES = 1024 * 1024;

/** Trusts an announced length, which Node enforces: counting the bytes would turn the body into a slow stream. */
export async function limitBody(c: Context<ApiEnv>, next: Next, maxBytes: number) {
	const announced = c.req.header("Content-Length");
	if (announced === undefined || c.req.header("Transfer-Encoding") !== undefined)
		return bodyLimit({ maxSize: maxBytes, onError: refuse })(c, next);
	return Number(announced) > maxBytes ? refuse() : next();
}

function refuse(): never {
	throw new AppError("request/too-large");
}
