import { AppError } from "@hilo/rules/errors/app-error";
import type { Context } from "hono";
import type { ApiEnv } from "./api-env.ts";

export function isDisconnected(c: Context<ApiEnv>): boolean {
	return c.env?.outgoing?.destroyed ?? false;
}

/** Stops a read whose client has disconnected. @throws AppError `request/abandoned` */
export function throwIfDisconnected(c: Context<ApiEnv>): void {
	if (c.req.method === "GET" && isDisconnected(c)) throw new AppError("request/abandoned");
}
