import { AppError } from "@hilo/rules/errors/app-error";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { ApiEnv } from "./api-env.ts";

/** The largest JSON body: 500 items of a custom game with long texts fit with room to spare. */
export const MAX_JSON_BYTES = 1024 * 1024;

const countBytes = bodyLimit({
	maxSize: MAX_JSON_BYTES,
	onError: () => {
		throw new AppError("request/too-large");
	},
});

/**
 * Refuses bodies that are too large, by their announced length where they have one: Node holds a body to it, and to look at the
 * body itself would make a stream of it, which costs more than a judged guess.
 */
export const limitBody = createMiddleware<ApiEnv>((c, next) => {
	const announced = c.req.header("Content-Length");
	if (announced === undefined || c.req.header("Transfer-Encoding") !== undefined) return countBytes(c, next);
	if (Number(announced) > MAX_JSON_BYTES) throw new AppError("request/too-large");
	return next();
});
