import { AppError } from "@hilo/rules/errors/app-error";
import type { Context } from "hono";
import type { ApiEnv } from "./api-env.ts";

/** Whether the client has hung up before it was answered. */
export function isAbandoned(c: Context<ApiEnv>): boolean {
	return c.env?.outgoing?.destroyed ?? false;
}

/** Ends the work on a read that no one waits for. @throws AppError `request/abandoned` */
export function refuseAbandoned(c: Context<ApiEnv>): void {
	if (c.req.method === "GET" && isAbandoned(c)) throw new AppError("request/abandoned");
}
