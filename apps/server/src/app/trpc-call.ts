import type { AnyProcedure, AnyRouter, TRPCError } from "@trpc/server";
import type { Context } from "hono";
import { asAppError, logFailure } from "../platform/errors.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { retryHeaders } from "../platform/http/headers.ts";
import { requestHeader } from "../platform/http/request-header.ts";
import { appRouter } from "./app-router.ts";

export const TRPC_PATH = "/api/trpc";

const ROUTER: AnyRouter = appRouter;
export const PROCEDURES: ReadonlyMap<string, AnyProcedure> = new Map(Object.entries(ROUTER._def.procedures));

/** The headers of tRPC's own adapter. */
export const TRPC_HEADERS = { "Content-Type": "application/json", vary: "trpc-accept, accept" };

/** Query parameters that change the form of tRPC's answer. */
const UNUSUAL_QUERY = /[?&](?:batch|connectionParams)=/;

/** Whether a request is JSON, or a GET without a content type, and wants one JSON answer. */
export function isPlainJsonCall(c: Context<ApiEnv>): boolean {
	const { method, url } = c.req;
	const type = requestHeader(c, "content-type");
	if (type === undefined ? method !== "GET" : !type.startsWith("application/json")) return false;
	if (requestHeader(c, "trpc-accept") !== undefined || requestHeader(c, "accept")?.includes("jsonl"))
		return false;
	return !UNUSUAL_QUERY.test(url);
}

const NO_HEADERS = {};

export function trpcHeaders(error: TRPCError | undefined): Readonly<Record<string, string>> {
	return error ? retryHeaders(asAppError(error)) : NO_HEADERS;
}

export function logTrpcFailure(c: Context<ApiEnv>, thrown: unknown, where: string): void {
	const ctx = c.get("ctx");
	logFailure({ outage: ctx.outage, log: () => ctx.log }, thrown, where);
}
