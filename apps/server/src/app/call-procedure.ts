import { AppError } from "@hilo/rules/errors/app-error";
import { getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { Context } from "hono";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { answerWithAllHeaders } from "../platform/http/headers.ts";
import { checkQuery, parseBody, readText } from "../platform/http/parse-body.ts";
import { jsonOf, ReadyJson } from "../platform/http/ready-json.ts";
import { appRouter } from "./app-router.ts";
import { readBodyLimit } from "./body-limit.ts";
import {
	isPlainJsonCall,
	logTrpcFailure,
	PROCEDURES,
	TRPC_HEADERS,
	TRPC_PATH,
	trpcHeaders,
} from "./trpc-call.ts";

const METHODS = { query: "GET", mutation: "POST", subscription: null };

/**
 * Answers a plain JSON call as tRPC's adapter does; null leaves the call to the adapter, with which a guess costs 1.2
 * to 1.3 times as much (docs/decisions/calls-are-answered-by-our-own-adapters.md).
 */
export async function callProcedure(c: Context<ApiEnv>): Promise<Response | null> {
	const path = c.req.path.slice(TRPC_PATH.length + 1);
	const procedure = PROCEDURES.get(path);
	if (!procedure || METHODS[procedure._def.type] !== c.req.method || !isPlainJsonCall(c)) return null;
	const ctx = c.get("ctx");
	const { type } = procedure._def;
	let input: unknown;
	let reading: Promise<unknown> | undefined;
	const getRawInput = async () => {
		reading ??= readInput(c);
		input = await reading;
		return input;
	};
	try {
		const data = await procedure({ path, getRawInput, ctx, type, signal: undefined, batchIndex: 0 });
		return answer(c, data instanceof ReadyJson ? resultOf(data) : { result: { data } }, 200);
	} catch (thrown) {
		const error = getTRPCErrorFromUnknown(thrown);
		logTrpcFailure(c, error, path);
		const config = appRouter._def._config;
		const shape = getTRPCErrorShape({ config, ctx, error, input, path, type });
		return answer(c, { error: shape }, getHTTPStatusCodeFromError(error), error);
	}
}

function answer(c: Context<ApiEnv>, body: object, status: number, error?: TRPCError): Response {
	const headers = { ...TRPC_HEADERS, ...trpcHeaders(error) };
	return answerWithAllHeaders(c, c.get("ctx").settings, jsonOf(body), status, headers);
}

function resultOf(data: ReadyJson<unknown>): ReadyJson<unknown> {
	return ReadyJson.around('{"result":{"data":', data, "}}");
}

/** @throws AppError as `readText`, `checkQuery` and `parseBody` do; TRPCError 400 for invalid JSON. */
async function readInput(c: Context<ApiEnv>): Promise<unknown> {
	const { req } = c;
	try {
		if (req.method !== "GET") {
			const limit = readBodyLimit(c);
			return await parseBody(c.get("ctx"), await readText(c, limit.maxBytes), limit);
		}
		checkQuery(req.url);
		const at = req.url.indexOf("?");
		const input = at < 0 ? null : new URLSearchParams(req.url.slice(at)).get("input");
		return input ? JSON.parse(input) : undefined;
	} catch (cause) {
		throw cause instanceof AppError ? cause : new TRPCError({ code: "BAD_REQUEST", cause });
	}
}
